#include "CBuiltinCatalog.h"

static const unsigned char catalog[] = {
#embed "catalog.jsonl"
};

const unsigned char *builtin_catalog_bytes(void) { return catalog; }
size_t builtin_catalog_count(void) { return sizeof catalog; }
