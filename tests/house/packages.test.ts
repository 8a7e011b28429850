import { readFileSync } from 'node:fs';

import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';

import lock from '../../package-lock.json' with { type: 'json' };
import project from '../../package.json' with { type: 'json' };
import { isStory, isTest, sources } from './sources.ts';

/** The packages that the product is made of, by where they do their part. */
const CARD = {
  page: [
    'react',
    'react-dom',
    '@radix-ui/react-dialog',
    '@radix-ui/react-tabs',
    '@radix-ui/react-dropdown-menu',
    '@vanilla-extract/css',
    'wouter',
    'jotai',
    'axios',
    'i18next',
    'react-i18next',
  ],
  tools: ['@vanilla-extract/vite-plugin', 'vite', 'vitest', '@testing-library/react', 'chromatic', 'storybook'],
} as const;

const names = [...CARD.page, ...CARD.tools];
const dependencies: Readonly<Record<string, string>> = { ...project.dependencies, ...project.devDependencies };
const importing = (name: string) => sources.filter(({ packages }) => packages.includes(name));

describe("the owner's packages", () => {
  it.each(names)('%s is a dependency as published: no alias, no override, no patch', (name) => {
    expect(dependencies[name]).toMatch(/^[\^~]?\d/);
    expect(project).not.toHaveProperty('overrides');
    expect(Object.keys(project.scripts).filter((script) => /^(pre|post)?install$/.test(script))).toEqual([]);
    const installed = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(installed.map(([path]) => path)).toEqual([`node_modules/${name}`]);
  });

  it.each(CARD.page)('%s is imported by what players load', (name) => {
    const users = importing(name).filter((source) => /^(ui|site)\//.test(source.path) && !isTest(source) && !isStory(source));
    expect(users.map(({ path }) => path)).not.toEqual([]);
  });

  it.each(CARD.tools)('%s is used by the tools', (name) => {
    const tools = [
      ...importing(name).map(({ path }) => path),
      ...['vite.config.ts', 'vitest.config.ts', 'package.json'].filter(mentions(name)),
    ];
    expect(tools).not.toEqual([]);
  });

  it('are bundled whole: the build replaces no module', async () => {
    const { plugins, resolve } = await resolveConfig({ configFile: 'vite.config.ts' }, 'build');
    const ours = plugins.map(({ name }) => name).filter((name) => !/^(alias$|(vite|native|builtin|rolldown)[:-])/.test(name));
    expect(ours.filter((name) => !name.startsWith('vanilla-extract'))).toEqual([]);
    // Vite's own client is all that is aliased.
    expect(resolve.alias.filter(({ find }) => !String(find).includes('@vite'))).toEqual([]);
  });
});

/** Whether a file of the root names a package, in an import or a script. */
function mentions(name: string) {
  return (file: string): boolean => new RegExp(`(from '${name}(/[\\w-]+)?'|": "${name} )`).test(readFileSync(file, 'utf8'));
}
