import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readFiles } from '../siteFiles.ts';
import type { Stored } from '../stored.ts';

/** The operator's page, and the page that it shows the site in. */
export type PreviewPage = 'index' | 'frame';

/** The preview's own pages and the files that they load. */
export interface PreviewSite {
  /** `undefined` where the preview was not built. */
  html(page: PreviewPage): Promise<string | undefined>;
  /** A built file by its path below `/preview`, such as `/assets/index-1.js`. */
  file(path: string): Promise<Stored | undefined>;
}

/** Where the preview is built: beside the site, so that no host that takes the site gets it. */
export function previewDirOf(siteDir: string): string {
  return join(siteDir, '../preview');
}

/** The built preview. Its files are read when somebody first asks for them: most servers are never asked. */
export function builtPreview(dir: string): PreviewSite {
  let read: Promise<ReadonlyMap<string, Stored>> | undefined;
  const files = () => (read ??= existsSync(dir) ? readFiles(dir) : Promise.resolve(new Map()));
  return {
    html: async (page) => (await files()).get(`/preview/${page}.html`)?.bytes.toString(),
    file: async (path) => (await files()).get(path),
  };
}
