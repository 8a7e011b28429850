/**
 * `npm run build`: the site in `dist/site`, and beside it `dist/hosting/<merchant>/`, each folder ready for a static
 * host. `GATEWAY_URL` is the platform that hosts pass calls on to, `GAMES_ORIGIN` where game frames come from.
 */
import { join } from 'node:path';

import { printable } from '#site/assembler/cli/printable.ts';
import { buildSite, isBuilt } from '#gateway/web/build.ts';
import { compileEvery } from '#gateway/web/compile.ts';
import { writeHosting } from '#gateway/web/hosting.ts';
import { readOptions } from '#gateway/web/options.ts';
import { configFaultLines } from '#gateway/web/print.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { createTexts } from '#gateway/web/texts.ts';

const root = join(import.meta.dirname, '..');
const { configDir, siteDir, gatewayUrl, gamesOrigin, minClient } = readOptions([], process.env);

if (await isBuilt(root, siteDir)) console.log('dist/site is up to date');
else await buildSite(root, siteDir);

const site = await readSite(siteDir);
const textOf = createTexts(join(root, 'locales'));
const compiled = await compileEvery(configDir);
for (const line of configFaultLines([...compiled.values()].map(({ faults }) => faults))) console.error(line);
for (const [code, { release }] of compiled) {
  if (release === undefined) {
    console.error(`${printable(code)}: not written, its config has faults`);
    process.exitCode = 1;
    continue;
  }
  const outDir = join(root, 'dist/hosting', code);
  const origins = { frames: gamesOrigin === undefined ? [] : [gamesOrigin], images: [] };
  await writeHosting({ release, site, siteDir, configDir, outDir, gatewayUrl, origins, minClient, textOf });
  console.log(`${printable(code)}: dist/hosting/${code}`);
}
