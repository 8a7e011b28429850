import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readFiles } from '../siteFiles.ts';
import type { Stored } from '../stored.ts';

/** The editor page, the page in which it frames the site, and where operators sign in. */
export type EditorPage = 'index' | 'frame' | 'signIn';

/** The editor's pages and the files that they load. */
export interface EditorSite {
  /** `undefined` if the editor was not built. */
  html(page: EditorPage): Promise<string | undefined>;
  /** A built file by its path below `/editor`, such as `/assets/index-1.js`. */
  file(path: string): Promise<Stored | undefined>;
}

/** Folder of the built editor: beside the site, so that static hosting does not include it. */
export function editorDirOf(siteDir: string): string {
  return join(siteDir, '../editor');
}

/** The built editor. Reads its files on the first request: most servers never get one. */
export function builtEditor(dir: string): EditorSite {
  let read: Promise<ReadonlyMap<string, Stored>> | undefined;
  const files = () => (read ??= existsSync(dir) ? readFiles(dir) : Promise.resolve(new Map()));
  return {
    html: async (page) => (await files()).get(`/editor/${page}.html`)?.bytes.toString(),
    file: async (path) => (await files()).get(path),
  };
}
