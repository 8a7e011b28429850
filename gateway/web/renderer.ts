import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RenderedPage, RenderInput } from '#site/boot/render/renderSite.tsx';

/** Renders a page of the site to HTML. */
export type RenderSite = (input: RenderInput) => Promise<RenderedPage | undefined>;

/** Folder of the built module that renders pages: beside the site, so that static hosting does not include it. */
export function rendererDirOf(siteDir: string): string {
  return join(siteDir, '../renderer');
}

/** The built renderer; `undefined` if there is none. Its code takes a moment to load, which begins at once. */
export function builtRenderer(dir: string): () => Promise<RenderSite | undefined> {
  const loading = load(dir);
  // Each page that asks reports the failure.
  loading.catch(() => undefined);
  return () => loading;
}

async function load(dir: string): Promise<RenderSite | undefined> {
  const file = join(dir, 'renderSite.js');
  if (!existsSync(file)) return undefined;
  const module: { readonly renderSite: RenderSite } = await import(pathToFileURL(file).href);
  return module.renderSite;
}
