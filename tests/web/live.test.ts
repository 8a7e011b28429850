import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { createLive, STREAMS_PER_ADDRESS } from '#gateway/web/live.ts';
import { fakePlatform } from './platform.ts';
import { EVERY_MERCHANT, ask, listenLive, testServer, workplace } from './support.ts';

const STREAM = { Accept: 'text/event-stream' };

/** Opens a stream and reads nothing of it. Returns what hangs up. */
function openStream(url: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/live?merchant=demo`, { headers: STREAM, agent: false }, () => resolve(() => void sent.destroy()));
    sent.on('error', reject);
    sent.end();
  });
}

describe('the live channel', () => {
  it('[CFG-12] starts with what holds now, the same that the manifest file says', async () => {
    const server = await testServer();
    const live = await listenLive(server.url, 'demo');
    const first = await live.next();
    const file: unknown = JSON.parse((await ask(`${server.url}/config/demo/manifest.json`)).text);
    expect({ ...first, now: 0 }).toEqual({ ...(file as object), now: 0 });
  });

  it('[CFG-12] tells a page that was opened before there was any config', async () => {
    const state = { artefact: 'first', skin: '', flagsRev: '', rulesRev: '', status: 0, now: 0, minClient: '' } as const;
    let manifest: typeof state | undefined;
    const live = createLive(async () => manifest);
    onTestFinished(() => live.close());
    const page = live.open('demo', '127.0.0.1', new AbortController().signal).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await page?.read())?.value).toMatch(/^retry:/);
    manifest = state;
    await live.push('demo');
    expect((await page?.read())?.value).toBe(`data: ${JSON.stringify(state)}\n\n`);
  });

  it('[CFG-12] tells open pages when a config file is saved, and the new config can be fetched', async () => {
    const server = await testServer();
    const live = await listenLive(server.url, 'demo');
    const before = await live.next();
    await server.place.edit('merchants/demo/merchant.json', (merchant) => {
      merchant['name'] = 'Bagong Sinag';
    });
    const after = await live.next();
    expect(after.artefact).not.toBe(before.artefact);
    expect(after.skin).toBe(before.skin);
    const fetched = await ask(`${server.url}/config/demo/artefact.${after.artefact}.json`);
    expect(fetched.headers['cache-control']).toContain('immutable');
    expect(JSON.parse(fetched.text)).toMatchObject({ merchant: { name: 'Bagong Sinag' } });
    expect((await ask(`${server.url}/config/demo/artefact.${before.artefact}.json`)).status).toBe(200);
  });

  it('[CFG-12] tells of a new skin', async () => {
    const server = await testServer();
    const live = await listenLive(server.url, 'demo');
    const before = await live.next();
    await server.place.edit('merchants/demo/skin.json', (skin) => {
      skin['brand'] = { ...(skin['brand'] as object), radius: { $type: 'number', $value: 0.25 } };
    });
    const after = await live.next();
    expect(after.skin).not.toBe(before.skin);
    const css = await ask(`${server.url}/config/demo/skin.${after.skin}.css`);
    expect(css.headers['content-type']).toContain('text/css');
    expect(css.text).toContain('[data-theme=dark]{');
  });

  it('[CFG-12] tells every merchant of a change of base, and others nothing of a merchant’s own', async () => {
    const server = await testServer({}, await workplace(EVERY_MERCHANT));
    const streams = await Promise.all(['demo', 'aurora', 'lotus'].map((code) => listenLive(server.url, code)));
    const before = await Promise.all(streams.map((stream) => stream.next()));
    await server.place.edit('merchants/demo/merchant.json', (merchant) => {
      merchant['name'] = 'Only here';
    });
    await streams[0]?.next();
    await server.place.edit('base/site.json', (site) => {
      site['loggedInToHome'] = site['loggedInToHome'] !== true;
    });
    const after = await Promise.all(streams.map((stream) => stream.next()));
    after.forEach((manifest, index) => expect(manifest.artefact).not.toBe(before[index]?.artefact));
    // Had Aurora been told of Demo's change, this event would still name its first artefact.
    expect(after[1]?.artefact).toBe(server.merchants.get('aurora')?.artefactHash);
  });

  it('[CFG-8] keeps the last good config when a file is broken, and says where; also after a restart', async () => {
    const place = await workplace(['demo', 'aurora']);
    const server = await testServer({}, place);
    const good = server.merchants.get('aurora')?.artefactHash;
    await place.write('merchants/aurora/merchant.json', '{\n  "v": 1,\n  "name": }');
    await expect.poll(() => server.compilations.at(-1)?.faults.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const last = server.compilations.at(-1);
    expect(last?.code).toBe('aurora');
    expect(last?.faults[0]).toMatchObject({ file: 'merchants/aurora/merchant.json', line: 3, severity: 'error' });
    const page = await ask(`${server.url}/?merchant=aurora`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`artefact.${good}.json`);
    await server.stop();

    const again = await testServer({}, place);
    expect((await ask(`${again.url}/?merchant=aurora`)).text).toContain(`artefact.${good}.json`);
    expect((await ask(`${again.url}/readyz`)).status).toBe(200);
  });

  it('[CFG-8] a good config that cannot be written down is served all the same, and said to have no copy', async () => {
    const place = await workplace();
    await mkdir(place.options.dataDir, { recursive: true });
    await writeFile(join(place.options.dataDir, 'last-good'), 'A file where the folder should be.');
    const server = await testServer({}, place);
    const live = await listenLive(server.url, 'demo');
    const before = await live.next();
    await place.edit('merchants/demo/merchant.json', (merchant) => {
      merchant['name'] = 'Bagong Sinag';
    });
    expect((await live.next()).artefact).not.toBe(before.artefact);
    expect(server.unkept).toEqual([...server.merchants.codes(), 'demo']);
    expect((await ask(`${server.url}/readyz`)).status).toBe(200);
  });

  it('[CFG-8] does not serve a merchant that never had a good config, and leaves the others alone', async () => {
    const place = await workplace(['demo', 'aurora']);
    await place.write('merchants/aurora/merchant.json', '{}');
    const server = await testServer({}, place);
    expect((await ask(`${server.url}/?merchant=aurora`)).status).toBe(503);
    expect((await ask(`${server.url}/?merchant=demo`)).status).toBe(200);
    const ready = await ask(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toMatchObject({ withoutConfig: ['aurora'] });
  });

  it('[CFG-12] tells of flags and status that changed at a platform elsewhere', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url, pollMs: 50 });
    const live = await listenLive(server.url, 'demo');
    const before = await live.next();
    // Several answers that say the same are no news: the next event is the change.
    const { polls } = platform;
    await expect.poll(() => platform.polls).toBeGreaterThan(polls + 6);
    platform.flagsOn = false;
    const flagged = await live.next();
    expect(flagged.flagsRev).not.toBe(before.flagsRev);
    expect(flagged.rulesRev).toBe(before.rulesRev);
    platform.maintenance = true;
    expect((await live.next()).status).toBe(1);
  });

  it('[CFG-12] tells the pages of every merchant when the gateway’s clock is set anew', async () => {
    const server = await testServer({ gatewayUrl: undefined }, await workplace(['demo', 'aurora']));
    const streams = await Promise.all(['demo', 'aurora'].map((code) => listenLive(server.url, code)));
    const before = await Promise.all(streams.map((stream) => stream.next()));
    const headers = { 'Content-Type': 'application/json', Merchant: 'demo' };
    expect((await ask(`${server.url}/dev/clock`, headers, 'POST', JSON.stringify({ advanceMs: 3_600_000 }))).status).toBe(200);
    const after = await Promise.all(streams.map((stream) => stream.next()));
    after.forEach((manifest, index) => {
      expect(manifest.now - (before[index]?.now ?? Infinity)).toBeGreaterThanOrEqual(3_600_000);
      expect({ ...manifest, now: 0 }).toEqual({ ...before[index], now: 0 });
    });
  });

  it('[MOD-5] names the latest message of the chat room, where the platform tells of them', async () => {
    const server = await testServer({ gatewayUrl: undefined }, await workplace(['demo', 'aurora']));
    const [demo, aurora] = await Promise.all(['demo', 'aurora'].map((code) => listenLive(server.url, code)));
    const [first, other] = [await demo?.nextRoom(), await aurora?.nextRoom()];
    expect([first, other]).toEqual([server.gateway.room('demo'), server.gateway.room('aurora')]);
    expect(first).toBeGreaterThan(0);
    expect(other).not.toBe(first);
    const elsewhere = await testServer();
    expect(elsewhere.gateway.room('demo')).toBeUndefined();
  });

  it('[MOD-5] tells the pages of a merchant of each message in its room, and those of others nothing', async () => {
    const live = createLive(async () => undefined);
    const pages = ['demo', 'aurora'].map((merchant) => live.open(merchant, '', new AbortController().signal));
    live.say('demo', 8);
    live.say('demo', 9);
    live.close();
    const [demo, aurora] = await Promise.all(pages.map((page) => page.text()));
    expect(demo).toContain('event: room\ndata: 8\n\nevent: room\ndata: 9\n\n');
    expect(aurora).not.toContain('room');
  });

  it('[CFG-12] goes on telling the other pages of a merchant when one of them stops reading', async () => {
    const live = createLive(async () => undefined);
    const [gone, here] = [live.open('demo', '', new AbortController().signal), live.open('demo', '', new AbortController().signal)];
    await gone.body?.cancel();
    live.say('demo', 8);
    live.close();
    expect(await here.text()).toContain('data: 8');
  });

  it('[CFG-12] answers HEAD with the headers of a stream, and leaves none open', async () => {
    const server = await testServer();
    const { status, headers } = await ask(`${server.url}/live?merchant=demo`, STREAM, 'HEAD');
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream']);
    for (let batch = 0; batch < 100; batch += 1) {
      await Promise.all(Array.from({ length: 30 }, () => ask(`${server.url}/live?merchant=demo`, STREAM, 'HEAD')));
    }
    expect(server.live.size).toBe(0);
  });

  it('[CFG-12] keeps no stream whose client has left', async () => {
    const server = await testServer();
    const [leave] = await Promise.all([openStream(server.url), openStream(server.url)]);
    expect(server.live.size).toBe(2);
    leave();
    await expect.poll(() => server.live.size).toBe(1);
  });

  it('[CFG-12] ends the stream of a client that has stopped reading, instead of queueing events for it', () => {
    const live = createLive(async () => undefined);
    live.open('demo', '', new AbortController().signal);
    for (let message = 0; message < 1000; message += 1) live.say('demo', message);
    expect(live.size).toBe(0);
    live.close();
  });

  it('[CFG-12] refuses an address that has too many streams until it ends one, and no other address', async () => {
    const server = await testServer({ trustProxy: true });
    const opened = await Promise.all(Array.from({ length: STREAMS_PER_ADDRESS }, () => openStream(server.url)));
    const refused = await ask(`${server.url}/live?merchant=demo`, STREAM, 'HEAD');
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await ask(`${server.url}/live?merchant=demo`, { ...STREAM, 'X-Forwarded-For': '203.0.113.7' }, 'HEAD')).status).toBe(200);
    opened[0]?.();
    await expect.poll(async () => (await ask(`${server.url}/live?merchant=demo`, STREAM, 'HEAD')).status).toBe(200);
    for (const leave of opened) leave();
  });

  it('[CFG-12] has no channel for a merchant that does not exist', async () => {
    const server = await testServer();
    expect((await ask(`${server.url}/live?merchant=nobody`, STREAM)).status).toBe(404);
  });

  it('[CFG-12] [APP-4] leaves its address to the live casino for whoever asks for a page', async () => {
    const server = await testServer();
    const { status, headers } = await ask(`${server.url}/live`, { Accept: 'text/html' });
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  });
});
