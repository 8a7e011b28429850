/**
 * `npm run build`: the site in `dist/site`, and beside it `dist/hosting/<merchant>/public/` for static hosts. `--host
 * <name>`, repeatable, writes the configuration of that host beside `public/`. `GATEWAY_URL` is the platform that hosts
 * proxy calls to, `GAMES_ORIGIN` the origin of game frames.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { seal } from '#site/assembler/compiler/releases/artefacts.ts';
import { printable } from '#site/assembler/compiler/printable.ts';
import { buildSite, isBuilt } from '#gateway/web/build.ts';
import { compileEvery } from '#gateway/web/compile.ts';
import { HOSTS, PROXY_HOSTS, type HostName } from '#gateway/web/hosting/index.ts';
import { writeHosting } from '#gateway/web/hosting/writeHosting.ts';
import { readOptions, UsageError } from '#gateway/web/options.ts';
import { configFaultLines } from '#gateway/web/print.ts';
import { builtRenderer, rendererDirOf } from '#gateway/web/renderer.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { createTexts } from '#gateway/web/texts.ts';

const root = join(import.meta.dirname, '..');
const hostingDir = join(root, 'dist/hosting');

const isHost = (name: string): name is HostName => Object.hasOwn(HOSTS, name);

function hostFlags(argv: readonly string[]): readonly string[] {
  try {
    return parseArgs({ args: [...argv], options: { host: { type: 'string', multiple: true } } }).values.host ?? [];
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError on an unknown flag, and on a host without an adapter */
function hostsOf(argv: readonly string[]): readonly HostName[] {
  const host = hostFlags(argv);
  const unknown = host.find((name) => !isHost(name));
  if (unknown !== undefined) throw new UsageError(`There is no host "${unknown}"; the hosts are ${Object.keys(HOSTS).join(', ')}.`);
  return host.filter(isHost);
}

async function build(hosts: readonly HostName[]): Promise<void> {
  const { configDir, siteDir, gatewayUrl, gamesOrigin, minClient } = readOptions([], process.env);
  if (await isBuilt(root, siteDir)) console.log('dist/site is up to date');
  else await buildSite(root, siteDir);

  const site = await readSite(siteDir);
  const textOf = createTexts(join(root, 'locales'));
  const renderSite = await builtRenderer(rendererDirOf(siteDir))();
  const compiled = await compileEvery(configDir);
  for (const line of configFaultLines([...compiled.values()].map(({ faults }) => faults))) console.error(line);
  const limits = new Set<string>();
  const domains: string[] = [];
  for (const [code, { release }] of compiled) {
    if (release === undefined) {
      console.error(`${printable(code)}: not written, its config has faults`);
      process.exitCode = 1;
      continue;
    }
    const origins = { frames: gamesOrigin === undefined ? [] : [gamesOrigin], images: [] };
    const found = await writeHosting({
      sealed: await seal(configDir, code, release),
      site,
      siteDir,
      dir: join(hostingDir, code),
      hosts,
      gatewayUrl,
      origins,
      minClient,
      textOf,
      renderSite,
    });
    for (const limit of found) limits.add(limit);
    domains.push(...release.artefact.merchant.domains);
    console.log(`${printable(code)}: dist/hosting/${code}`);
  }
  for (const [name, { proxy }] of Object.entries(PROXY_HOSTS)) {
    if (!hosts.some((host) => host === name)) continue;
    const file = proxy(domains);
    await writeFile(join(hostingDir, file.name), file.content);
    console.log(`in front of npm start: dist/hosting/${file.name}`);
  }
  if (hosts.length > 0 && gatewayUrl === undefined) limits.add('GATEWAY_URL is not set: these hosts pass no calls on.');
  if (hosts.length === 0)
    limits.add(`No host named: headers, aliases and calls are the host's to add. --host ${Object.keys(HOSTS).join('|')}`);
  for (const limit of limits) console.log(limit);
}

try {
  await build(hostsOf(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
