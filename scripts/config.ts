/** `npm run config`: the config tool on a command line; `npm run config -- help` says what it can do. */
import { join } from 'node:path';

import type { RenewHosting, TakePictures } from '#site/assembler/compiler/cli/job.ts';
import { runTool } from '#site/assembler/compiler/cli/tool.ts';
import { renewHosting } from '#gateway/web/hosting/renewHosting.ts';
import { readOptions } from '#gateway/web/options.ts';
import { builtRenderer, rendererDirOf } from '#gateway/web/renderer.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { createTexts } from '#gateway/web/texts.ts';

const renew: RenewHosting = async (sealed, dir) => {
  const { siteDir } = readOptions([], process.env);
  const textOf = createTexts(join(import.meta.dirname, '../locales'));
  return renewHosting({ sealed, dir, site: await readSite(siteDir), textOf, renderSite: await builtRenderer(rendererDirOf(siteDir))() });
};
// Imported on demand: other commands need neither the browser's driver nor the database.
const takePictures: TakePictures = async (request) => (await import('./pictures/review.ts')).takePictures(request);

const endsWell = await runTool(process.argv.slice(2), { say: console.log, complain: console.error }, renew, takePictures);
process.exitCode = endsWell ? 0 : 1;
