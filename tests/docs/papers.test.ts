import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { COMMANDS } from '#site/assembler/compiler/cli/help.ts';
import project from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

describe('papers that come with the project', () => {
  it('[OPS-6] the changelog is in the form of Keep a Changelog, the newest first, and has this version', () => {
    const titles = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);
    expect(titles[0]).toBe('[Unreleased]');
    for (const title of titles.slice(1)) expect(title).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/);
    expect(titles[1]).toContain(`[${project.version}]`);
    const kinds = [...read('CHANGELOG.md').matchAll(/^### (.*)$/gm)].map(([, kind = '']) => kind);
    expect(kinds.filter((kind) => !['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].includes(kind))).toEqual([]);
  });

  it('[OPS-6] upgrading names commands that there are', () => {
    const named = [...read('docs/upgrading.md').matchAll(/npm run config -- (\w+)/g)].map(([, command = '']) => command);
    expect(named).toEqual(expect.arrayContaining(['migrate', 'check', 'diff']));
    expect(named.filter((command) => !Object.hasOwn(COMMANDS, command))).toEqual([]);
  });

  it.each(['SECURITY.md', 'CHANGELOG.md', 'docs/upgrading.md', 'docs/releases.md'])('[OPS-6] %s names files that there are', (name) => {
    const files = [...read(name).matchAll(/`((?:site|gateway|tests|docs|config|scripts)\/[\w./-]+)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
