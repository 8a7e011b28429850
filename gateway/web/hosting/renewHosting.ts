import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ReleaseError, type Sealed } from '#site/assembler/compiler/releases/artefacts.ts';
import type { RenderSite } from '../renderer.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { TextOf } from '../texts.ts';
import { readRecord, RECORD_FILE } from './hostingRecord.ts';
import { writeContent } from './writeContent.ts';

export interface Renewal {
  readonly sealed: Sealed;
  /** The merchant's folder, as a build wrote it. */
  readonly dir: string;
  readonly site: SiteFiles;
  readonly textOf: TextOf;
  readonly renderSite?: RenderSite | undefined;
}

/**
 * Brings a merchant's hosting folder to a release without a new build, for the hosts and the platform it was built for.
 * @returns the files of hosts' configuration that have changed
 * @throws ReleaseError for a folder of another merchant, of another build, or of none
 */
export async function renewHosting({ sealed, dir, site, textOf, renderSite }: Renewal): Promise<readonly string[]> {
  const built = await readRecord(dir);
  if (built === undefined) throw new ReleaseError(`${dir} has no ${RECORD_FILE}: npm run build writes such folders.`);
  if (built.merchant !== sealed.merchant) throw new ReleaseError(`${dir} is of ${built.merchant}, not of ${sealed.merchant}.`);
  if ([...site.files.keys()].some((path) => !existsSync(join(dir, 'public', path))))
    throw new ReleaseError(`${dir} was written by another build than the one here: run npm run build.`);
  const { hosts, gatewayUrl, origins, minClient } = built;
  return (await writeContent({ sealed, dir, site, textOf, renderSite, hosts, gatewayUrl, origins, minClient })).changed;
}
