import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { compiledLines } from '#gateway/web/print.ts';
import { generateMerchants } from '../bench/merchants/generate.ts';
import { ask, testServer, workplace } from './support.ts';

/** More than are compiled where requests are answered. */
const COUNT = 12;

async function manyMerchants() {
  const place = await workplace([]);
  await rm(place.options.configDir, { recursive: true });
  const codes = await generateMerchants(place.options.configDir, COUNT);
  return { place, codes, server: await testServer({}, place) };
}

describe('a server of many merchants', () => {
  it('[CFG-12] compiles a change of base for all, and for the one whose page was requested last first', async () => {
    const { place, codes, server } = await manyMerchants();
    const before = new Map(codes.map((code) => [code, server.merchants.get(code)?.artefactHash]));
    const changed: string[] = [];
    server.merchants.onChange((code) => void changed.push(code));
    for (const code of ['m0004', 'm0009']) expect((await ask(`${server.url}/?merchant=${code}`)).status).toBe(200);
    await place.edit('base/site.json', (site) => {
      site['loggedInToHome'] = site['loggedInToHome'] !== true;
    });
    await expect.poll(() => changed.length).toBe(COUNT);
    expect(changed.slice(0, 2).toSorted()).toEqual(['m0004', 'm0009']);
    for (const code of codes) expect(server.merchants.get(code)?.artefactHash).not.toBe(before.get(code));
    expect(server.compilations.slice(-COUNT).map(({ code, faults }) => [code, faults])).toEqual(codes.map((code) => [code, []]));
  });

  it('[CFG-8] says a fault of base once for all of them, and serves their last good configs', async () => {
    const { place, codes, server } = await manyMerchants();
    await place.write('base/site.json', '{');
    await expect.poll(() => server.compilations.length).toBe(2 * COUNT);
    const last = server.compilations.slice(-COUNT);
    expect(last.map(({ code, faults, serving }) => [code, faults[0]?.file, faults[0]?.line, serving])).toEqual(
      codes.map((code) => [code, 'base/site.json', 1, true]),
    );
    expect(compiledLines(last)).toEqual([
      expect.stringMatching(/^m0000 and 11 more merchants: /),
      expect.stringContaining('(and in 11 more merchants)'),
    ]);
  });
});
