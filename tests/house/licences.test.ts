import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';

import { licences, licencesText } from '../../scripts/licences/entries.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A project with the site's fonts and one package more. */
function projectWith(name: string, keywords: readonly string[], licence?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(ROOT, 'site/public/fonts'), join(root, 'site/public/fonts'), { recursive: true });
  mkdirSync(join(root, 'node_modules', name), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { [name]: '1' }, devDependencies: {} }));
  writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version: '1.0.0', license: 'MIT', keywords }));
  if (licence !== undefined) writeFileSync(join(root, 'node_modules', name, 'LICENSE.md'), licence);
  return root;
}

/** Permissive licenses, and CC-BY for data: none asks for more than its notice. */
const ALLOWED =
  'MIT;ISC;Apache-2.0;BlueOak-1.0.0;BSD-2-Clause;BSD-3-Clause;0BSD;CC0-1.0;Unlicense;CC-BY-4.0;MPL-2.0 OR Apache-2.0;MIT OR Apache-2.0';

const checker = (allowed: string) =>
  promisify(execFile)(process.execPath, [
    join(ROOT, 'node_modules/license-checker-rseidelsohn/bin/license-checker-rseidelsohn.js'),
    '--production',
    '--excludePrivatePackages',
    '--onlyAllow',
    allowed,
    '--start',
    ROOT,
  ]);

describe('licences', () => {
  it('[OPS-6] of every shipped package are permissive', async () => {
    await expect(checker(ALLOWED)).resolves.toMatchObject({ stdout: expect.stringContaining('react-dom@') });
    await expect(checker('MIT')).rejects.toThrow(/licensed under/);
  });

  it('[OPS-6] of every font and icon package are served with the site: npx tsx scripts/licences.ts', () => {
    const found = licences(ROOT);
    expect(found.map(({ name }) => name)).toContain('Font: sora');
    expect(found.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^Package: lucide-react \(ISC\)$/));
    expect(readFileSync(join(ROOT, 'site/public/licences.txt'), 'utf8')).toBe(licencesText(found));
  });

  it('[OPS-6] a new package of icons makes the file stale, and one without its licence is refused', () => {
    expect(licencesText(licences(projectWith('drawings', ['icons'], 'Draw as you like.')))).toContain('Draw as you like.');
    expect(() => licences(projectWith('some-icons', []))).toThrow('some-icons comes without the text of its licence (MIT).');
    expect(licences(projectWith('words', ['text'])).map(({ name }) => name)).not.toContainEqual(expect.stringContaining('words'));
  });

  it('[OPS-6] a font without its licence beside it is refused', () => {
    const root = projectWith('words', []);
    writeFileSync(join(root, 'site/public/fonts/new-latin.woff2'), '');
    expect(() => licences(root)).toThrow('new-latin.woff2 has no licence');
  });
});
