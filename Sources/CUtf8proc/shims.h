#ifndef CUTF8PROC_SHIMS_H
#define CUTF8PROC_SHIMS_H

#include <utf8proc.h>

#endif
