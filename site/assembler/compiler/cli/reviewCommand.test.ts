import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import type { PictureRequest, TakePictures } from './job.ts';
import { runTool } from './tool.ts';
import { copyConfig, type ConfigCopy } from '../../../../tests/vectors/merchants.ts';
import { temporaryFolder } from '../../../../tests/vectors/temporaryFolder.ts';

const run = promisify(execFile);

/** A repository of two commits: the config as it ships, and an edit. */
async function repository(edit: (copy: ConfigCopy) => Promise<void>): Promise<string> {
  const copy = await copyConfig();
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=Operator', '-c', 'user.email=operator@example.com', ...args], { cwd: copy.dir });
  const commit = async () => {
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'State');
  };
  await git('init', '--quiet');
  await commit();
  await edit(copy);
  await commit();
  return copy.dir;
}

async function review(dir: string, words: readonly string[], takePictures?: TakePictures) {
  const to = await temporaryFolder();
  let said = '';
  const note = (text: string) => (said += `${text}\n`);
  const terminal = { say: note, complain: note };
  const endsWell = await runTool(['review', ...words, '--to', to, '--config', dir], terminal, undefined, takePictures);
  return { endsWell, said, page: await readFile(join(to, 'index.html'), 'utf8').catch(() => '') };
}

const CATEGORIES = '"categories": { "block": "category-tiles", "props": { "menu": "main", "featured": "RNG" } },';

describe('a review of two revisions', () => {
  it('[EDT-12] says in words what differs and for whom, where no pictures can be taken', async () => {
    const dir = await repository(async (copy) => {
      await copy.edit('base/pages/home.json', CATEGORIES, '');
      await copy.edit(
        'merchants/demo/skin.json',
        '[0.8118, 0.2902, 0.0392], "hex": "#cf4a0a"',
        '[0.0392, 0.4902, 0.3412], "hex": "#0a7d57"',
      );
    });
    const { endsWell, said, page } = await review(dir, ['HEAD~1..HEAD', 'demo']);
    expect([endsWell, said]).toEqual([true, expect.stringContaining('demo: 2 changes\nno pictures: ')]);
    expect(page).toContain('Without pictures: This tool was started without a browser.');
    expect(page).toContain('<td>pages/home#main.categories</td><td>shown → absent</td><td>everyone</td>');
    expect(page).toMatch(/<td>skin#brand\.accent<\/td>.*#cf4a0a.*#0a7d57.*<td>config\/merchants\/demo\/skin\.json:7<\/td>/);
    expect(page).not.toMatch(/<img|<script/);
  });

  it('[EDT-12] asks for pictures of the audience that a change is for', async () => {
    const dir = await repository((copy) =>
      copy.edit('base/pages/home.json', CATEGORIES, CATEGORIES.replace('} }', '}, "when": { "session": ["visitor"] } }')),
    );
    const requests: PictureRequest[] = [];
    const { page } = await review(dir, ['HEAD~1..HEAD', 'demo'], async (request) => {
      requests.push(request);
      return [];
    });
    expect(requests.flatMap(({ views }) => views)).toMatchObject([{ merchant: 'demo', path: '/', audience: 'member' }]);
    expect(page).toMatch(/<td>pages\/home#main\.categories<\/td><td>shown → hidden for session=member.*<td>members, agents<\/td>/);
  });

  it('[EDT-12] writes what config says as text, never as markup', async () => {
    const dir = await repository((copy) =>
      copy.edit('base/pages/home.json', '"count": 20', '"count": 20, "title": { "EN": "<script>alert(1)</script>" }'),
    );
    const { said, page } = await review(dir, ['HEAD~1..HEAD', 'demo']);
    expect(said).toContain('demo: 1 change');
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toContain('<script');
  });

  it('[EDT-12] says which revision there is none of, and that a range and a folder are needed', async () => {
    const dir = await repository((copy) => copy.edit('base/pages/home.json', '"count": 20', '"count": 12'));
    expect(await review(dir, ['HEAD~9..HEAD'])).toMatchObject({ endsWell: false, said: expect.stringContaining('"HEAD~9"') });
    expect(await review(dir, ['HEAD'])).toMatchObject({ endsWell: false, said: expect.stringContaining('main..HEAD') });
  });
});
