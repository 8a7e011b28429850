import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { skinFromFiles, type SkinFromFiles } from '#ui/theme/command/skinFromFiles.ts';
import { faultLine, importLines } from '#ui/theme/import/report.ts';
import { said, type Job } from './job.ts';

/** Makes a merchant's skin of files of design tokens, as `playfront-skin` of the kit's package does, and reports each token. */
export async function importFiles(job: Job, paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return job.complain('Name the files of design tokens: tokens import Light.tokens.json Dark.tokens.json');
  const { to, mapping } = job.options;
  let made: SkinFromFiles;
  let text: string;
  try {
    made = await skinFromFiles(paths, mapping);
    text = `${JSON.stringify({ $schema: '../../schema/skin.json', ...made.skin }, null, 2)}\n`;
    if (to !== undefined) {
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, text);
    }
  } catch (error) {
    return job.complain(said(error));
  }
  const { css: _, ...answer } = made;
  job.answer(answer, [...(to === undefined ? text.trimEnd().split('\n') : [`${to}: written`]), '', ...importLines(made)]);
  return made.faults.length === 0 || job.complain('The skin is not sound yet:', ...made.faults.map(faultLine));
}
