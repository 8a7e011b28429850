/** Releases of demo in a bucket, and servers that share nothing else. */
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';

import { author, releaseMerchant } from '#site/assembler/compiler/cli/releases.ts';
import { openReleasesAt, readLocation } from '#site/assembler/compiler/releases/location.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import type { ServerOptions } from '#gateway/web/options.ts';
import { temporaryFolder } from '../../vectors/temporaryFolder.ts';
import { ask, listenLive, testServer, workplace, type LiveStream, type TestServer } from '../support.ts';
import type { ObjectStore } from './ceph.ts';

export const BUCKET = 'releases';
/** Longer than any test: what comes has not come by polling. */
export const NEVER_MS = 3_600_000;
export const SOON_MS = 200;
/** No platform listens there. */
export const NO_PLATFORM = 'http://127.0.0.1:9';

/** Demo, released as “First” in a part of the bucket that no other test uses. */
export async function releasedAt(store: ObjectStore, brokerUrl = '') {
  const place = await workplace();
  const address = `s3://${BUCKET}/${randomUUID()}`;
  const location = readLocation(address, { ...store.env, RELEASES_BROKER: brokerUrl });
  const publisher = () => openReleasesAt(location);
  const releases = await publisher();
  const compiled = async (name: string) => {
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['name'] = name));
    const { release } = await compilerOf(place.options.configDir).compile('demo');
    if (release === undefined) throw new Error('demo has faults');
    return release;
  };
  const release = async (name: string, by = releases) =>
    releaseMerchant(by, place.options.configDir, await compiled(name), author('Maria'));
  await release('First');
  const start = async (options: Partial<ServerOptions> = {}) =>
    testServer({ releases: location, dataDir: await temporaryFolder(), pollMs: SOON_MS, gatewayUrl: NO_PLATFORM, ...options }, place);
  return { place, address, publisher, releases, compiled, release, start };
}

/** The name of demo that a server shows. */
export const nameAt = ({ merchants }: TestServer) => merchants.get('demo')?.artefact.merchant.name;
export const pageAt = async ({ url }: TestServer) => (await ask(`${url}/`)).text;

/** What follows a release on the pages that are open at each server. */
export async function openPages(servers: readonly TestServer[]) {
  const pages: LiveStream[] = [];
  for (const { url } of servers) pages.push(await listenLive(url, 'demo'));
  // First, so that the streams end from there: a stream that is aborted here leaves a connection, for which a server waits.
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  const next = () => Promise.all(pages.map(async (page) => (await page.next()).artefact));
  await next();
  return next;
}
