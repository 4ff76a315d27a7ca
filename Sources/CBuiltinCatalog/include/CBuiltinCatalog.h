#ifndef CBUILTINCATALOG_H
#define CBUILTINCATALOG_H

#include <stddef.h>

// The built-in catalog, one JSON object a line, as `catalog.jsonl` beside this target's source.
const unsigned char *builtin_catalog_bytes(void);
size_t builtin_catalog_count(void);

#endif
