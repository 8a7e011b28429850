import { describe, expect, it } from 'vitest';

import { compiledLines, welcome } from '#gateway/web/print.ts';
import type { Fault } from '#site/assembler/types.ts';
import { EVERY_MERCHANT, testServer, workplace } from './support.ts';

const fault: Fault = {
  code: 'unknown-key',
  severity: 'error',
  file: 'merchants/aurora/pages/rng.json',
  line: 12,
  column: 5,
  pointer: '/areas/main/items/games/props/colums',
  found: '"colums"',
  expected: 'one of columns, pageSize',
  hint: 'columns',
};

describe('what the terminal says', () => {
  it('[CFG-8] names a fault by file, line and column, what is there, what should be, and what was probably meant', () => {
    expect(compiledLines('aurora', [fault], true)).toEqual([
      'aurora: a fault in its config; its last good config stays in use',
      '  config/merchants/aurora/pages/rng.json:12:5 error unknown-key /areas/main/items/games/props/colums: found "colums", expected one of columns, pageSize (did you mean "columns"?)',
    ]);
    expect(compiledLines('aurora', [fault, fault], false)[0]).toBe('aurora: 2 faults in its config; it is not served until this is mended');
    expect(compiledLines('aurora', [], true)).toEqual([]);
  });

  it('[OPS-1] says where each merchant is', async () => {
    const server = await testServer({}, await workplace(EVERY_MERCHANT));
    const text = welcome(server, server.place.options);
    for (const code of ['demo', 'aurora', 'lotus']) {
      expect(text).toContain(`${server.merchants.get(code)?.artefact.merchant.name}`);
      expect(text).toContain(`${server.url}/?merchant=${code}`);
    }
    expect(text).not.toContain('password');
  });
});
