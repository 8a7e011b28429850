import { describe, expect, inject, it } from 'vitest';

import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { operatorLines } from './operatorLines.ts';
import type { ObjectStore } from './services/ceph.ts';
import { openServices } from './services/openServices.ts';
import { PASSWORD, type Broker } from './services/redis.ts';
import { BUCKET, nameAt, NEVER_MS, openPages, releasedAt, SOON_MS } from './services/releasedAt.ts';
import { ask, type TestServer } from './support.ts';

describe.runIf(inject('full'))('servers of a bucket whose store or broker fails', () => {
  let store: ObjectStore;
  let broker: Broker;

  openServices((...opened) => ([store, broker] = opened));

  it('[OPS-3] follow at once again when the broker is back', async () => {
    const { release, start } = await releasedAt(store, broker.url);
    const servers = [await start({ pollMs: NEVER_MS }), await start({ pollMs: NEVER_MS })];
    const next = await openPages(servers);
    operatorLines();
    await broker.kill();
    await release('Third');
    await broker.restart();
    await next();
    expect(servers.map(nameAt)).toEqual(['Third', 'Third']);
    await release('Fourth');
    await next();
    expect(servers.map(nameAt)).toEqual(['Fourth', 'Fourth']);
  });

  it('[OPS-3] go on by polling while the broker is gone', async () => {
    const { release, start } = await releasedAt(store, broker.url);
    const servers = [await start(), await start()];
    const next = await openPages(servers);
    operatorLines();
    await broker.kill();
    try {
      await release('Second');
      await next();
      expect(servers.map(nameAt)).toEqual(['Second', 'Second']);
    } finally {
      await broker.restart();
    }
  });

  it('[OPS-3] go on by polling while the broker refuses the password, and do not show it', async () => {
    const { release, start } = await releasedAt(store, broker.url.replace(PASSWORD, `${PASSWORD}-but-wrong`));
    const heard = operatorLines();
    const server = await start();
    await release('Second');
    await expect.poll(() => nameAt(server)).toBe('Second');
    const lines = heard();
    expect(lines.filter((line) => line.includes('RELEASES_BROKER'))).toEqual([
      expect.stringMatching(/is lost \(WRONGPASS .*\): releases are found/),
    ]);
    expect(lines.join('')).not.toContain(PASSWORD);
  });

  it('[OPS-3] serve on while the store is gone, also after a restart, and what is released when it is back', async () => {
    const { release, start } = await releasedAt(store);
    const dataDir = await temporaryFolder();
    const restarted = await start({ dataDir });
    await restarted.stop();
    const server = await start();
    const heard = operatorLines();
    await store.kill();
    let again: TestServer;
    try {
      await expect(release('Second')).rejects.toThrow(`${store.url}/${BUCKET} does not answer (`);
      again = await start({ dataDir });
      // Longer than the polling time: a failing round takes nothing away.
      await new Promise((resolve) => setTimeout(resolve, 3 * SOON_MS));
      for (const one of [server, again]) expect((await ask(`${one.url}/`)).text).toContain('<title>');
      expect([server, again].map(nameAt)).toEqual(['First', 'First']);
    } finally {
      await store.restart();
    }
    await release('Second');
    for (const one of [server, again]) await expect.poll(() => nameAt(one)).toBe('Second');
    expect((await ask(`${again.url}/config/demo/assets/mark.svg`)).text).toContain('<svg');
    for (const line of [/^Releases cannot be read; the last ones stay in use\. /, /^Releases can be read again\.$/m])
      expect(heard()).toContainEqual(expect.stringMatching(line));
  });
});
