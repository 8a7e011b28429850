import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import * as v from 'valibot';
import { expect, it } from 'vitest';

const BLOCKS = join(import.meta.dirname, '../../site/blocks');

/** Props that say how many rows a block asks for at once. */
const SIZES = ['pageSize', 'pageSizes', 'downlinesSize'] as const;

const schemaOf = v.object({
  props: v.looseObject({
    entries: v.record(
      v.string(),
      v.custom<v.GenericSchema>(() => true),
    ),
  }),
});

it('[MEM-7] [MEM-8] [CFG-7] no config asks for a page that the platform refuses, or that makes a screen heavy', async () => {
  const found: string[] = [];
  for (const block of readdirSync(BLOCKS)) {
    const file = join(BLOCKS, block, 'schema.ts');
    if (!existsSync(file)) continue;
    const known = v.safeParse(schemaOf, await import(pathToFileURL(file).href));
    for (const size of SIZES) {
      const prop = known.success ? known.output.props.entries[size] : undefined;
      if (prop === undefined) continue;
      found.push(`${block} ${size}`);
      for (const rows of [101, 0])
        expect(v.safeParse(prop, size === 'pageSizes' ? [rows] : rows).success, `${block} ${size} ${rows}`).toBe(false);
    }
  }
  expect(found).toContain('withdraw pageSize');
  expect(found).toContain('betting-records pageSizes');
});
