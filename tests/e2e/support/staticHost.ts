import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import { writeHosting } from '#gateway/web/hosting/writeHosting.ts';
import { builtRenderer, rendererDirOf } from '#gateway/web/renderer.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { seal } from '#site/assembler/compiler/releases/artefacts.ts';
import { createTexts } from '#gateway/web/texts.ts';
import { openWorker, type WorkerHost } from '../../hosts/servers/worker.ts';
import { ROOT, SITE_DIR } from './build.ts';

/**
 * A merchant's files on a static host, served by the worker that a build for Cloudflare has.
 * @param platform origin that calls are passed on to
 */
export async function openStaticHost(merchant: string, configDir: string, platform: string): Promise<WorkerHost> {
  const { release } = await compilerOf(configDir).compile(merchant);
  if (!release) throw new Error(`The config of ${merchant} has faults.`);
  const dir = mkdtempSync(join(tmpdir(), 'playfront-host-'));
  await writeHosting({
    sealed: await seal(configDir, merchant, release),
    site: await readSite(SITE_DIR),
    siteDir: SITE_DIR,
    dir,
    hosts: ['cloudflare'],
    gatewayUrl: platform,
    origins: { frames: [], images: [] },
    minClient: '0.0.0',
    textOf: createTexts(join(ROOT, 'locales')),
    renderSite: await builtRenderer(rendererDirOf(SITE_DIR))(),
  });
  const host = await openWorker(dir);
  return {
    url: host.url,
    async close() {
      await host.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
