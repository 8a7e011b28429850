/** What pages that a server renders cost it: from its cache, beside it, and in memory over many renders. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { askPlatformAt, renderForHost } from '#gateway/web/hosting/renderForHost.ts';
import { builtRenderer, rendererDirOf } from '#gateway/web/renderer.ts';
import { compileMerchant } from '#site/assembler/compiler/compile.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import buildOnce, { SITE_DIR } from '../../e2e/support/build.ts';
import { openServer } from '../../e2e/support/server.ts';
import { median, type Figure } from './figure.ts';

const PATHS = ['/', '/rng'];
/** A visitor's browser sends more than one request at a time. */
const AT_ONCE = 16;
const [WARM_UP, HITS] = [200, 1000];
const [WARM_MISSES, MISSES] = [40, 60];
/** Renders until the heap is measured first and last: code and texts have come by the first. */
const [SETTLED, LAST] = [500, 4500];

/** 200 pages a second on one core. */
const HIT_BAR_MS = 5;
const MISS_BAR_MS = 50;
const MEMORY_BAR = 1.05;

const CLIENT = join(import.meta.dirname, 'renderedClient.ts');
const TSX = join(import.meta.dirname, '../../../node_modules/.bin/tsx');

export async function rendered(): Promise<readonly Figure[]> {
  await buildOnce();
  const server = await openServer();
  try {
    const figures: Figure[] = [];
    for (const path of PATHS) figures.push(await hits(server.url, path), await misses(server.url, path));
    return [...figures, await memory(server.url)];
  } finally {
    await server.dispose();
  }
}

/** This process is the server alone: what it takes of the processor is what pages cost on one core. */
async function hits(url: string, path: string): Promise<Figure> {
  const load = (count: number) => promisify(execFile)(TSX, [CLIENT, url + path, String(count), String(AT_ONCE)]);
  await load(WARM_UP);
  const before = process.cpuUsage();
  await load(HITS);
  const { user, system } = process.cpuUsage(before);
  const value = (user + system) / 1000 / HITS;
  return {
    name: `processor time of a rendered ${path} from the cache, compressed`,
    detail: `${(1000 / value).toFixed(0)} a second on one core`,
    value,
    bar: HIT_BAR_MS,
    unit: 'ms',
  };
}

let renders = 0;

/** An address that is not in the cache. */
async function render(url: string, path: string): Promise<number> {
  const started = performance.now();
  const page = await (await fetch(`${url}${path}?bench=${(renders += 1)}`)).text();
  if (!page.includes('data-rendered-language')) throw new Error(`${path} was not rendered`);
  return performance.now() - started;
}

async function misses(url: string, path: string): Promise<Figure> {
  const samples: number[] = [];
  for (let round = 0; round < WARM_MISSES + MISSES; round += 1) samples.push(await render(url, path));
  const measured = samples.slice(WARM_MISSES);
  return {
    name: `a rendered ${path} that is not in the cache, with the platform's answers`,
    value: median(measured),
    bar: MISS_BAR_MS,
    unit: 'ms',
  };
}

/** Without the cache of pages, which grows until its limit. */
async function memory(url: string): Promise<Figure> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const renderSite = await builtRenderer(rendererDirOf(SITE_DIR))();
  const { release } = await compileMerchant({ configDir: 'config', code: 'demo', blocks, compileSkin });
  if (!renderSite || !release) throw new Error('There is nothing to render.');
  const manifest = { artefact: '', skin: '', flagsRev: '', rulesRev: '', status: 0, now: 0, minClient: '0.0.0' } as const;
  const ask = askPlatformAt(url);
  const uses: number[] = [];
  for (let round = 1; round <= LAST; round += 1) {
    await renderForHost('/terms', 'EN', { renderSite, release, manifest, origin: url, ask });
    if (round !== SETTLED && round !== LAST) continue;
    collect();
    uses.push(process.memoryUsage().heapUsed / 1e6);
  }
  const [settled = NaN, last = NaN] = uses;
  return {
    name: `heap after ${LAST} renders, beside ${SETTLED}`,
    detail: `${last.toFixed(0)} MB`,
    value: last / settled,
    bar: MEMORY_BAR,
    unit: '×',
  };
}
