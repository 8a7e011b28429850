import { join } from 'node:path';

import type { RenewHosting } from '#site/assembler/compiler/cli/job.ts';
import { renewHosting } from '#gateway/web/hosting/renewHosting.ts';
import { readOptions } from '#gateway/web/options.ts';
import { builtRenderer, rendererDirOf } from '#gateway/web/renderer.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { createTexts } from '#gateway/web/texts.ts';

/** Brings the folder of a static host to a release, with the site as it is built. */
export const renewBuilt: RenewHosting = async (sealed, dir) => {
  const { siteDir } = readOptions([], process.env);
  const textOf = createTexts(join(import.meta.dirname, '../../locales'));
  return renewHosting({ sealed, dir, site: await readSite(siteDir), textOf, renderSite: await builtRenderer(rendererDirOf(siteDir))() });
};
