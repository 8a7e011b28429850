import { writeFile } from 'node:fs/promises';

import { skinTokens } from '#ui/theme/skin.ts';
import { compileSound } from './compileSound.ts';
import { importFiles } from './importCommand.ts';
import { said, type Job } from './job.ts';

/** What a merchant's skin comes to, for design tools: into a file, or said; with `import`, the way back. */
export async function tokens(job: Job): Promise<boolean> {
  const [code = '', ...paths] = job.names;
  if (code === 'import') return importFiles(job, paths);
  const { to } = job.options;
  const { release, files } = await compileSound(job, code);
  const written = release && skinTokens(files.get('skin.json')?.value);
  if (!written) return false;
  const text = `${JSON.stringify(written, null, 2)}\n`;
  if (to === undefined) {
    job.answer(written, text.trimEnd().split('\n'));
    return true;
  }
  try {
    await writeFile(to, text);
  } catch (error) {
    return job.complain(said(error));
  }
  job.answer({ written: to }, [`${to}: written`]);
  return true;
}
