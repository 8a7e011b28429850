import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { COMMANDS } from '#site/assembler/compiler/cli/help.ts';
import project from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** Every page that people read, but the changelog, which names files as they were. */
const papers = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

describe('papers that come with the project', () => {
  it('[OPS-6] the changelog is in the form of Keep a Changelog, the newest first, and has this version', () => {
    const titles = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);
    expect(titles[0]).toBe('[Unreleased]');
    for (const title of titles.slice(1)) expect(title).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/);
    expect(titles[1]).toContain(`[${project.version}]`);
    // Of this project by reader, so a level below.
    const kinds = ['CHANGELOG.md', 'ui/CHANGELOG.md'].flatMap((file) =>
      [...read(file).matchAll(/^#{3,4} (?!For )(.*)$/gm)].map(([, kind = '']) => kind),
    );
    expect(kinds.filter((kind) => !['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].includes(kind))).toEqual([]);
  });

  it('[OPS-6] upgrading names commands that there are', () => {
    const named = [...read('docs/upgrading.md').matchAll(/npm run config -- (\w+)/g)].map(([, command = '']) => command);
    expect(named).toEqual(expect.arrayContaining(['migrate', 'check', 'diff']));
    expect(named.filter((command) => !Object.hasOwn(COMMANDS, command))).toEqual([]);
  });

  it.each(papers)('[OPS-6] %s names files that there are, and links to them', (name) => {
    const text = read(name);
    const files = [...text.matchAll(/`((?:ui|site|gateway|tests|docs|config|scripts|locales)\/[\w./-]+)`/g)].map(([, file = '']) => file);
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
    const missing = [...files.map((file) => join(ROOT, file)), ...links.map((link) => join(ROOT, dirname(name), link))];
    // Of what is built, written by a server or made by the reader of a guide, nothing is there in a fresh clone.
    expect(missing.filter((file) => !existsSync(file) && !/\/(dist|\.data|results|countdown|mango)\//.test(file))).toEqual([]);
  });

  it('[OPS-6] the README fits a newcomer: at most 120 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('[OPS-6] deploy.md names every variable of the environment that the server reads', () => {
    const named = read('docs/deploy.md');
    const variables = [
      'gateway/web/options.ts',
      'gateway/seed/accounts.ts',
      'gateway/domain/lottery/draws.ts',
      'scripts/chromium.ts',
      'scripts/chromatic.ts',
    ]
      .flatMap((file) => [...read(file).matchAll(/env\['(\w+)'\]/g)])
      .map(([, variable = '']) => variable);
    expect(variables).toContain('GATEWAY_URL');
    expect(variables.filter((variable) => !named.includes(`\`${variable}\``))).toEqual([]);
  });
});
