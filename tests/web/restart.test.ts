import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, describe, expect, it } from 'vitest';

import type { Compilation } from '#gateway/web/merchants.ts';
import { startServer, type ServerEvents } from '#gateway/web/server.ts';
import { fakePlatform } from './platform.ts';
import { ask, listenLive, testServer, workplace, type Workplace } from './support.ts';

/** A workplace whose server has run, and the hashes of what it served. */
async function ran() {
  const place = await workplace(['aurora', 'demo']);
  const server = await testServer({}, place);
  const hashes = new Map(server.merchants.codes().map((code) => [code, server.merchants.get(code)?.artefactHash]));
  await server.stop();
  return { place, hashes };
}

const ignored = () => {};

/** A server as soon as it answers. */
async function started(place: Workplace) {
  const compilations: Compilation[] = [];
  const events: ServerEvents = {
    onCompiled: (compiled) => void compilations.push(...compiled),
    onUnkept: ignored,
    onViolation: ignored,
    onPageFault: ignored,
    onProxyFault: ignored,
  };
  const server = await startServer({ ...place.options, gatewayUrl: (await fakePlatform()).url }, events);
  onTestFinished(() => server.stop());
  return { server, compilations, known: compilations.length };
}

const rename = (place: Workplace, name: string) =>
  place.edit('merchants/demo/merchant.json', (merchant) => {
    merchant['name'] = name;
  });

describe('a server that starts again', () => {
  it('[OPS-2] [CFG-12] serves at once what it served before, and pages follow what has changed meanwhile', async () => {
    const { place, hashes } = await ran();
    // Of base, so that compiling takes a while.
    await place.edit('base/site.json', (site) => {
      site['loggedInToHome'] = site['loggedInToHome'] !== true;
    });
    const { server, known, compilations } = await started(place);
    expect(known).toBe(0);
    const [ready, live] = await Promise.all([ask(`${server.url}/readyz`), listenLive(server.url, 'demo')]);
    expect(ready.status).toBe(200);
    expect((await live.next()).artefact).toBe(hashes.get('demo'));
    await server.caughtUp;
    const now = server.merchants.get('demo')?.artefactHash;
    expect(now).not.toBe(hashes.get('demo'));
    expect((await live.next()).artefact).toBe(now);
    expect(compilations.map(({ code, faults, serving }) => [code, faults.length, serving])).toEqual([
      ['aurora', 0, true],
      ['demo', 0, true],
    ]);
  });

  it.each(['another product', undefined])('[CFG-8] compiles first what %s has compiled', async (stamp) => {
    const { place } = await ran();
    await rename(place, 'Renamed');
    const file = join(place.options.dataDir, 'last-good/aurora.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), stamp }));
    const { server, known } = await started(place);
    expect(known).toBe(2);
    expect(server.merchants.get('demo')?.artefact.merchant.name).toBe('Renamed');
  });

  it('[CFG-8] serves the last good config of another product where the files are broken, and compiles first again', async () => {
    const { place, hashes } = await ran();
    const file = join(place.options.dataDir, 'last-good/demo.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), stamp: 'another product' }));
    await place.write('merchants/demo/merchant.json', '{');
    const { server } = await started(place);
    expect(server.merchants.get('demo')?.artefactHash).toBe(hashes.get('demo'));
    await server.stop();
    expect((await started(place)).known).toBe(2);
  });

  it('[OPS-1] stops while it still compiles', async () => {
    const { place } = await ran();
    const { server, compilations } = await started(place);
    await server.stop();
    await server.caughtUp;
    expect(compilations).toEqual([]);
  });
});
