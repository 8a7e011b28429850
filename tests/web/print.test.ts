import { describe, expect, it } from 'vitest';

import { compiledLines, welcome } from '#gateway/web/print.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';
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

const said = (faults: readonly Fault[], serving: boolean) => compiledLines([{ code: 'aurora', faults, serving }]);

describe('what the terminal says', () => {
  it('[CFG-8] names a fault by file, line and column, what is there, what should be, and what was probably meant', () => {
    expect(said([fault], true)).toEqual([
      'aurora: a fault in the config; the last good config stays in use',
      '  config/merchants/aurora/pages/rng.json:12:5 error unknown-key /areas/main/items/games/props/colums: found "colums", expected one of columns, pageSize (did you mean "columns"?)',
    ]);
    expect(said([fault, { ...fault, line: 13 }], false)[0]).toBe('aurora: 2 faults in the config; not served until this is mended');
    expect(said([], true)).toEqual([]);
  });

  it('[CFG-8] says once what a fault of base is to many merchants, and of a file with many faults the first', () => {
    const ofBase: Fault = { ...fault, file: 'base/menus/main.json' };
    const warning: Fault = { ...ofBase, severity: 'warning', line: 40 };
    const codes = Array.from({ length: 20 }, (_, index) => `m${index}`);
    const same = codes.map((code) => ({ code, faults: [ofBase, warning], serving: true }));
    const lines = compiledLines([...same, { code: 'own', faults: [ofBase, fault], serving: false }]);
    expect(lines).toEqual([
      'm0 and 19 more merchants: 2 faults in the config; the last good config stays in use',
      expect.stringMatching(/^ {2}config\/base\/menus\/main\.json:12:5 error .* \(and in 20 more merchants\)$/),
      expect.stringMatching(/^ {2}config\/base\/menus\/main\.json:40:5 warning .* \(and in 19 more merchants\)$/),
      'own: 2 faults in the config; not served until this is mended',
      expect.stringMatching(/^ {2}config\/merchants\/aurora\/pages\/rng\.json:12:5 error /),
    ]);
    const many = Array.from({ length: 60_000 }, (_, index) => ({ ...ofBase, line: index + 1 }));
    const shown = compiledLines([
      { code: 'one', faults: many, serving: true },
      { code: 'two', faults: many, serving: true },
    ]);
    expect(shown).toHaveLength(22);
    expect([shown[0], shown.at(-1)]).toEqual([
      'one and 1 more merchant: 60,000 faults in the config; the last good config stays in use',
      '  config/base/menus/main.json: and 59,980 more',
    ]);
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
