import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import type { PlatformOrigins } from '../platform.ts';
import { offeredProviders } from '../providers.ts';
import { describeSite } from './hostedSite.ts';
import { RECORD_FILE, recordText } from './hostingRecord.ts';
import { HOSTS, type HostName } from './index.ts';
import { merchantFiles, type MerchantContent } from './merchantFiles.ts';

export interface HostedContent extends MerchantContent {
  /** The merchant's folder, with the build's files in `public/`. */
  readonly dir: string;
  /** The hosts to write configuration for. */
  readonly hosts: readonly HostName[];
  /** Origins that pages may take frames and pictures from, besides their own. */
  readonly origins: PlatformOrigins;
}

export interface WrittenContent {
  /** What the hosts cannot do, one sentence each. */
  readonly limits: readonly string[];
  /** The files of hosts' configuration whose content is another than before. */
  readonly changed: readonly string[];
}

/**
 * Writes what a release of a merchant decides beside the build's files: pages, config, pictures, and each host's
 * configuration. Each file is there whole at any time, pages that the release does not have are deleted, and hashed files of
 * earlier releases stay for pages that are open. Documents of third-party providers are written if they are on in the
 * merchant's flags.json: static hosts cannot read the platform's flags.
 */
export async function writeContent(content: HostedContent): Promise<WrittenContent> {
  const { sealed, site, dir, gatewayUrl, origins, hosts, minClient } = content;
  const { artefact } = sealed.release;
  const documents = site.providerTemplate === undefined ? [] : offeredProviders({ artefact, flags: undefined });
  const publicDir = join(dir, 'public');

  const own = await merchantFiles(content, documents);
  for (const [path, text] of own) await write(join(publicDir, path), text);
  const isLeft = (path: string): boolean => path.endsWith('.html') && !own.has(path) && !site.files.has(path);
  for (const path of (await addressesBelow(publicDir)).filter(isLeft)) await rm(join(publicDir, path));

  const files = await addressesBelow(publicDir);
  const described = describeSite({ artefact, origins, documents, files, platform: gatewayUrl });
  const changed: string[] = [];
  for (const { name, content: text } of hosts.flatMap((host) => HOSTS[host].files(described))) {
    const before = await readFile(join(dir, name), 'utf8').catch(() => undefined);
    if (before === text) continue;
    changed.push(name);
    await write(join(dir, name), text);
  }
  await write(join(dir, RECORD_FILE), recordText({ merchant: sealed.merchant, hosts, gatewayUrl, origins, minClient }));
  return { limits: hosts.flatMap((host) => HOSTS[host].limits(described)), changed };
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

async function addressesBelow(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .toSorted();
}
