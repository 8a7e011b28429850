import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import type { HostName } from '#gateway/web/hosting/index.ts';
import { writeHosting } from '#gateway/web/hosting/writeHosting.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { seal } from '#site/assembler/compiler/releases/artefacts.ts';
import { createTexts } from '#gateway/web/texts.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { workplace } from '../web/support.ts';

/** What `npm run build -- --host <name>` leaves for the merchant demo, with one provider's document. */
export interface HostedFolder {
  readonly dir: string;
  /** What the host cannot do, as the build says it. */
  readonly limits: readonly string[];
  read(file: string): Promise<string>;
}

const LOCALES = join(import.meta.dirname, '../../locales');

/** @param gatewayUrl origin of the platform */
export async function hostedFolder(host: HostName, gatewayUrl: string | undefined): Promise<HostedFolder> {
  const place = await workplace();
  await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['providers'] = { google: { clientId: '1-a' } }));
  const flags = { GOOGLELOGIN3: { on: true } };
  await place.write('merchants/demo/flags.json', JSON.stringify({ $schema: '../../schema/patch/flags.json', v: 1, flags }));
  const { configDir, siteDir } = place.options;
  const { release } = await compilerOf(configDir).compile('demo');
  if (release === undefined) throw new Error('demo has no config');
  const dir = join(await temporaryFolder(), 'demo');
  const limits = await writeHosting({
    sealed: await seal(configDir, 'demo', release),
    site: await readSite(siteDir),
    siteDir,
    dir,
    hosts: [host],
    gatewayUrl,
    origins: { frames: ['https://games.example'], images: [] },
    minClient: '0.0.0',
    textOf: createTexts(LOCALES),
  });
  return { dir, limits, read: (file) => readFile(join(dir, file), 'utf8') };
}
