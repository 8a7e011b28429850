import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

import { author, releaseMerchant } from '#site/assembler/compiler/cli/releases.ts';
import type { RenewHosting } from '#site/assembler/compiler/cli/job.ts';
import { runTool } from '#site/assembler/compiler/cli/tool.ts';
import type { Release } from '#site/assembler/compiler/compile.ts';
import { renewHosting } from '#gateway/web/hosting/renewHosting.ts';
import { writeHosting } from '#gateway/web/hosting/writeHosting.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { createTexts } from '#gateway/web/texts.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { SECRET_KEY, type ObjectStore } from './services/ceph.ts';
import { openServices } from './services/openServices.ts';
import type { Broker } from './services/redis.ts';
import { BUCKET, nameAt, NEVER_MS, NO_PLATFORM, openPages, pageAt, releasedAt } from './services/releasedAt.ts';
import { ask } from './support.ts';

let store: ObjectStore;
let broker: Broker;

openServices((...opened) => ([store, broker] = opened));

describe('servers of one bucket', () => {
  it('[OPS-3] all serve a release and a rollback within their polling time, and open pages follow', async () => {
    const { release, releases, start } = await releasedAt(store);
    const servers = [await start(), await start()];
    const next = await openPages(servers);
    await release('Second');
    const [one, other] = await next();
    expect(one).toBe(other);
    for (const server of servers) expect(await pageAt(server)).toContain(`artefact.${one}.json`);
    expect(servers.map(nameAt)).toEqual(['Second', 'Second']);
    await releases.rollBack('demo', author('Ana'));
    await next();
    expect(servers.map(nameAt)).toEqual(['First', 'First']);
  });

  it('[OPS-3] have the files that a page of another server names, before they polled', async () => {
    const { release, start } = await releasedAt(store);
    const [ahead, behind] = [await start(), await start({ pollMs: NEVER_MS })];
    await release('Second');
    await expect.poll(() => nameAt(ahead)).toBe('Second');
    const [file] = /artefact\.[^"]*\.json/.exec(await pageAt(ahead)) ?? [];
    const { status, text } = await ask(`${behind.url}/config/demo/${file}`);
    expect([status, text]).toEqual([200, expect.stringContaining('Second')]);
    expect((await ask(`${behind.url}/config/demo/artefact.none.json`)).status).toBe(404);
  });

  it('[OPS-3] follow at once with a broker', async () => {
    const { release, start } = await releasedAt(store, broker.url);
    const servers = [await start({ pollMs: NEVER_MS }), await start({ pollMs: NEVER_MS })];
    const next = await openPages(servers);
    await release('Second');
    await next();
    expect(servers.map(nameAt)).toEqual(['Second', 'Second']);
  });

  it('[EDT-10] serve at once what is published in their own editor', async () => {
    const { place, start } = await releasedAt(store);
    const server = await start({ pollMs: NEVER_MS });
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['name'] = 'Second'));
    const body = JSON.stringify({ merchant: 'demo', by: 'Jun', note: '' });
    const { status, text } = await ask(`${server.url}/editor/publish`, { 'Content-Type': 'application/json' }, 'POST', body);
    expect(status, text).toBe(200);
    await expect.poll(() => nameAt(server)).toBe('Second');
  });

  it('[OPS-3] serve after their start what was released while they were down', async () => {
    const { release, start } = await releasedAt(store);
    const dataDir = await temporaryFolder();
    const server = await start({ dataDir });
    await server.stop();
    await release('Second');
    expect(nameAt(await start({ dataDir }))).toBe('Second');
  });

  it('[OPS-3] do not serve a release whose object was damaged, say so, and keep the last good one', async () => {
    const { address, publisher, releases, release, start } = await releasedAt(store);
    const dataDir = await temporaryFolder();
    await (await start({ dataDir })).stop();
    const id = (await releases.log('demo')).at(-1)?.release;
    const bucket = store.bucket(BUCKET);
    const key = `${address.replace(`s3://${BUCKET}/`, '')}/demo/artefacts/${id}.json`;
    await bucket.putObject(key, (await bucket.getObject(key))?.replaceAll('First', 'Faked') ?? '');

    const [server, fresh] = [await start({ dataDir }), await start()];
    for (const { compilations } of [server, fresh]) expect(compilations.at(-1)?.faults[0]?.found).toContain('is not what was released');
    expect([server, fresh].map(nameAt)).toEqual(['First', undefined]);
    expect(await pageAt(server)).not.toContain('Faked');
    await expect(release('First', await publisher())).rejects.toThrow('is not what was released');
    await release('Second');
    for (const one of [server, fresh]) await expect.poll(() => nameAt(one)).toBe('Second');
  });
});

describe('publishers of one bucket', () => {
  it('[OPS-3] of many at once one moves the pointer, and the others are told to look again', async () => {
    const { place, publisher, compiled, releases } = await releasedAt(store);
    const publishers = await Promise.all(Array.from({ length: 6 }, publisher));
    const variants: Release[] = [];
    for (const [index] of publishers.entries()) variants.push(await compiled(`Release ${index}`));
    const results = await Promise.allSettled(
      publishers.map((one, index) => {
        const variant = variants[index];
        if (variant === undefined) throw new Error('one each');
        return releaseMerchant(one, place.options.configDir, variant, author(`Publisher ${index}`));
      }),
    );
    const done = results.filter(({ status }) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    const log = await releases.log('demo');
    expect(log).toHaveLength(1 + done.length);
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toContain('Somebody else has just moved the pointer of demo');
    expect(results.some(({ status }) => status === 'rejected')).toBe(true);
  });
});

/** The config tool as on a command line, with these variables in its environment. */
async function tool(env: Readonly<Record<string, string>>, args: readonly string[], renew?: RenewHosting) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const lines: string[] = [];
  const note = (text: string) => void lines.push(text);
  const endsWell = await runTool(args, { say: note, complain: note }, renew).finally(() => vi.unstubAllEnvs());
  return { endsWell, text: lines.join('\n') };
}

describe('the config tool on a bucket', () => {
  it('[OPS-3] releases, compares, rolls back and lists by the commands of a folder', async () => {
    const { place, address } = await releasedAt(store);
    const env = { ...store.env, CONFIG_RELEASES: address };
    const run = (...args: readonly string[]) => tool(env, [...args, '--config', place.options.configDir]);
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['name'] = 'Second'));
    expect((await run('diff', 'demo@released', 'demo')).text).toContain('First');
    expect((await run('release', 'demo', '--by', 'Jun')).text).toMatch(/^demo: [0-9a-f]{64} is released$/);
    expect((await run('release', 'demo', '--by', 'Jun')).text).toContain('is what is released already');
    expect((await run('diff', 'demo@released', 'demo')).text).toBe('no difference on screen');
    expect((await run('rollback', 'demo', '--by', 'Ana')).endsWell).toBe(true);
    expect((await run('releases', 'demo')).text.split('\n').map((line) => line.replace(/^\S+Z |[0-9a-f]{64} /g, ''))).toEqual([
      'rollback by Ana (served)',
      'release  by Jun',
      'release  by Maria',
    ]);
  });

  it('[OPS-4] brings the folder of a static host to what is released there', async () => {
    const { place, address, releases } = await releasedAt(store);
    const { siteDir, configDir } = place.options;
    const site = await readSite(siteDir);
    const textOf = createTexts(join(import.meta.dirname, '../../locales'));
    const dir = join(await temporaryFolder(), 'demo');
    const sealed = await releases.current('demo');
    if (sealed === undefined) throw new Error('demo is not released');
    const origins = { frames: [], images: [] };
    await writeHosting({ sealed, site, siteDir, dir, hosts: ['nginx'], gatewayUrl: NO_PLATFORM, origins, minClient: '0.0.0', textOf });
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['name'] = 'Second'));
    const args = ['release', 'demo', '--to', dir, '--config', configDir];
    const renew: RenewHosting = (content, to) => renewHosting({ sealed: content, dir: to, site, textOf });
    const { endsWell, text } = await tool({ ...store.env, CONFIG_RELEASES: address }, args, renew);
    expect(endsWell, text).toBe(true);
    expect(await readFile(join(dir, 'public/index.html'), 'utf8')).toContain('Second');
    expect(await releases.log('demo')).toHaveLength(2);
  });

  it.each([
    [
      'a wrong key',
      () => ({ AWS_SECRET_ACCESS_KEY: `${SECRET_KEY}-but-wrong` }),
      BUCKET,
      /refuses the key \(403 SignatureDoesNotMatch\): check AWS_ACCESS_KEY_ID, /,
    ],
    [
      'a key that the store does not know',
      () => ({ AWS_ACCESS_KEY_ID: 'NOBODY' }),
      BUCKET,
      /refuses the key \(403 InvalidAccessKeyId\): check /,
    ],
    ['no such bucket', () => ({}), 'elsewhere', /^There is no bucket elsewhere at \S+: create it, or correct CONFIG_RELEASES\.$/],
    [
      'no such store',
      () => ({ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }),
      BUCKET,
      /does not answer \(no connection\): check AWS_ENDPOINT_URL_S3 /,
    ],
  ])('[OPS-3] says in a line what to do about %s, without the secret', async (_, env, bucket, said) => {
    const { endsWell, text } = await tool({ ...store.env, ...env() }, ['releases', 'demo', '--releases', `s3://${bucket}/live`]);
    expect(endsWell).toBe(false);
    expect(text).toMatch(said);
    expect(text).not.toContain('\n');
    expect(text).not.toContain(SECRET_KEY);
  });
});
