import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { importTokens, type TokenImport } from '#ui/theme/import/importTokens.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { said, type Job } from './job.ts';

/** Makes a skin of files of design tokens, and says what became of each token: into a file, or said. */
export async function importFiles(job: Job, paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return job.complain('Name the files of design tokens: tokens import Light.tokens.json Dark.tokens.json');
  const files: { name: string; content: unknown }[] = [];
  for (const path of paths) {
    try {
      const content: unknown = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
      files.push({ name: basename(path), content });
    } catch (error) {
      return job.complain(`${path}: ${said(error)}`);
    }
  }
  const made = importTokens(files);
  const { faults } = compileSkin(made.skin);
  const text = `${JSON.stringify(made.skin, null, 2)}\n`;
  const { to } = job.options;
  try {
    if (to !== undefined) await writeFile(to, text);
  } catch (error) {
    return job.complain(said(error));
  }
  job.answer({ ...made, faults }, [...(to === undefined ? text.trimEnd().split('\n') : [`${to}: written`]), '', ...report(made)]);
  if (faults.length === 0) return true;
  return job.complain(
    'The skin is not sound yet:',
    ...faults.map(({ pointer, found, expected }) => `${pointer}: found ${found}, expected ${expected}`),
  );
}

/** What became of each token; those that a skin has no place for in one line a reason. */
function report({ taken, left }: TokenImport): readonly string[] {
  const reasons = new Set(left.map(({ why }) => why));
  return [
    ...taken.map(({ from, to }) => `${from} → ${to}`),
    ...[...reasons].map((reason) => {
      const names = left.filter(({ why }) => why === reason).map(({ from }) => from);
      return `not taken, ${reason}: ${names.join(', ')}`;
    }),
  ];
}
