import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadCsf } from 'storybook/internal/csf-tools';

/** The files of a folder with this ending, from that folder. */
export const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

/** Every file of stories, parsed. */
export const storyFiles = ['ui', 'site'].flatMap((folder) =>
  filesIn(folder, '.stories.tsx').map((name) => {
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
    return { file, source, csf };
  }),
);
