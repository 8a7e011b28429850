import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

import { schemaService } from './schemaService.ts';

const SCHEMAS = join(import.meta.dirname, '../../../config/schema');

const load = (path: string): Promise<string> => readFile(join(SCHEMAS, path), 'utf8');

/** A patch of a page, with `props` of a block that base has there. */
const page = (props: string, named = '../../../schema/patch/pages/rng.json'): string =>
  `{ "$schema": "${named}", "v": 1, "areas": { "main": { "items": { "games": { "props": { ${props} } } } } } }`;

describe('the code editor', () => {
  it('[CFG-17] completes, explains and checks by what schemas share, and asks for each once', async () => {
    const asked = vi.fn(load);
    const service = schemaService({ path: 'patch/pages/rng.json', load: asked });
    const tile = page('"tile": ');
    const offered = await service.complete(tile, tile.indexOf('"tile": ') + 8);
    expect(offered.map(({ label }) => label)).toEqual(['"square"', '"portrait"']);
    const columns = page('"columns": 6');
    expect((await service.describe(columns, columns.indexOf('columns')))?.text).toMatch(/\w+/);
    expect(await service.check(page('"colums": 6'))).toMatchObject([{ message: expect.stringContaining('colums'), severity: 'error' }]);
    expect(await service.check(columns)).toEqual([]);
    expect(asked.mock.calls.flat()).toEqual(['patch/pages/rng.json', 'definitions.json']);
  });

  it.each(['../labels.json', 'https://example.com/schemas/page.json'])(
    '[CFG-17] checks a file by its own schema, though it names %s',
    async (named) => {
      const service = schemaService({ path: 'patch/pages/rng.json', load });
      expect(await service.check(page('"colums": 6', named))).toMatchObject([{ message: expect.stringContaining('colums') }]);
      expect(await service.check(page('"columns": 6', named))).toEqual([]);
    },
  );

  it.each(['patch/pages/rng.json', 'definitions.json'])(
    '[CFG-17] has nothing to say of a schema while %s cannot be had',
    async (missing) => {
      const service = schemaService({
        path: 'patch/pages/rng.json',
        load: (path) => (path === missing ? Promise.reject(new Error('offline')) : load(path)),
      });
      expect(await service.check(page('"columns": 6'))).toEqual([]);
    },
  );
});
