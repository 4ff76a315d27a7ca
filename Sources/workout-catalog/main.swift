print("workout-catalog")
