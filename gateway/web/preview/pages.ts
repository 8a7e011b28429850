import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readFiles } from '../siteFiles.ts';
import type { Stored } from '../stored.ts';

/** The editor page, and the page in which it frames the site. */
export type PreviewPage = 'index' | 'frame';

/** The preview's pages and the files that they load. */
export interface PreviewSite {
  /** `undefined` if the preview was not built. */
  html(page: PreviewPage): Promise<string | undefined>;
  /** A built file by its path below `/preview`, such as `/assets/index-1.js`. */
  file(path: string): Promise<Stored | undefined>;
}

/** Folder of the built preview: beside the site, so that static hosting does not include it. */
export function previewDirOf(siteDir: string): string {
  return join(siteDir, '../preview');
}

/** The built preview. Reads its files on the first request: most servers never get one. */
export function builtPreview(dir: string): PreviewSite {
  let read: Promise<ReadonlyMap<string, Stored>> | undefined;
  const files = () => (read ??= existsSync(dir) ? readFiles(dir) : Promise.resolve(new Map()));
  return {
    html: async (page) => (await files()).get(`/preview/${page}.html`)?.bytes.toString(),
    file: async (path) => (await files()).get(path),
  };
}
