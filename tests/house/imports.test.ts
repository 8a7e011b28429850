import { describe, expect, it } from 'vitest';

import { isTest, sources } from './sources.ts';

interface Rule {
  /** A folder or file, without its ending. The first rule that fits a source holds for it. */
  readonly from: string;
  /** What it may import besides its own folder. */
  readonly may: readonly string[];
}

/** What every block may use. */
const GROUND = ['ui', 'site/api', 'site/session', 'site/third-party/host', 'site/i18n', 'site/features', 'site/components', 'site/lib'];

/** Who may import whom: the table of the design, one row a line. */
const rules: readonly Rule[] = [
  { from: 'ui', may: [] },
  // A field that takes a pasted number and the platform that gets it read it alike.
  { from: 'site/api/contract', may: ['ui/text'] },
  { from: 'site/api', may: ['site/lib'] },
  // Reports and open pages say which version of the client they are.
  { from: 'site/lib', may: ['ui', 'site/api', 'package'] },
  { from: 'site/assembler/settings', may: ['site/assembler/sdk', 'site/assembler/runtime'] },
  { from: 'site/assembler/sdk', may: ['site/assembler/runtime', 'site/i18n', 'site/lib'] },
  {
    from: 'site/assembler/runtime',
    may: ['ui', 'site/api/contract', 'site/assembler/sdk', 'site/assembler/settings', 'site/i18n', 'site/lib'],
  },
  { from: 'site/assembler/compiler/cli', may: ['site/assembler', 'site/blocks', 'ui/theme'] },
  { from: 'site/assembler/compiler/many', may: ['site/assembler', 'site/blocks', 'ui/theme'] },
  // `check` knows which registration rules the site and the platform can run.
  { from: 'site/assembler/compiler', may: ['site/assembler', 'ui/theme', 'site/api/contract'] },
  { from: 'site/i18n', may: ['ui', 'site/api', 'site/lib'] },
  { from: 'site/components', may: ['ui', 'site/api', 'site/i18n', 'site/lib'] },
  // These two use each other; that no two files do is the linter's rule against cycles.
  { from: 'site/session', may: GROUND },
  { from: 'site/features', may: GROUND },
  { from: 'site/third-party/host', may: [...GROUND, 'site/assembler/sdk'] },
  // The document in which others' scripts run: what it says and its look, nothing of the site.
  { from: 'site/third-party/frame', may: ['ui', 'site/third-party/host', 'site/assembler/sdk', 'site/lib'] },
  { from: 'site/blocks/list', may: ['site/blocks'] },
  { from: 'site/blocks/index', may: ['site/blocks', 'site/assembler/sdk'] },
  { from: 'site/blocks/docs', may: ['site/blocks', 'site/assembler/sdk'] },
  { from: 'site/blocks/*', may: [...GROUND, 'site/assembler/sdk'] },
  { from: 'site/editor', may: ['ui', 'site'] },
  { from: 'site/report', may: ['site/assembler/runtime', 'site/features', 'site/lib'] },
  { from: 'site', may: ['ui'] },
  // The compiler is handed the block list and the skin compiler, page heads need the language tags and what is rendered, and the
  // editor's server shares its types.
  {
    from: 'gateway',
    may: [
      'site/api/contract',
      'site/assembler',
      'site/blocks',
      'site/boot/render',
      'site/i18n',
      'site/editor/protocol',
      'ui/theme',
      'ui/text',
    ],
  },
];

const tools = ['scripts', 'tests', '.storybook'];

const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`) || path.startsWith(`${place}.`);

/** Where a rule holds for this source: `site/blocks/*` is whichever block folder the source stands in. */
function placeOf({ from }: Rule, path: string): string {
  const parent = from.replace(/\/\*$/, '');
  if (parent === from || !within(path, parent)) return from;
  return path
    .split('/')
    .slice(0, parent.split('/').length + 1)
    .join('/');
}

const ruleOf = (path: string): Rule | undefined => rules.find((rule) => within(path, placeOf(rule, path)));

/** The imports of a source that its rule does not allow. */
function strayImports(path: string, imports: readonly string[]): string[] {
  const rule = ruleOf(path);
  if (!rule) return [];
  const allowed = [placeOf(rule, path), ...rule.may];
  return imports.filter((target) => !allowed.some((place) => within(target, place)));
}

describe('who may import whom', () => {
  // Tests beside a source may reach further: a compiler's test compiles with the real blocks.
  const checked = sources.filter((source) => !isTest(source) && !tools.some((folder) => within(source.path, folder)));

  it.each(rules)('$from imports nothing beyond its row of the table', (rule) => {
    const own = checked.filter(({ path }) => ruleOf(path) === rule);
    expect(own).not.toEqual([]);
    expect(own.flatMap(({ path, imports }) => strayImports(path, imports).map((target) => `${path} -> ${target}`))).toEqual([]);
  });

  it('[UI-1] the kit imports nothing of the product', () => {
    const kit = checked.filter(({ path }) => within(path, 'ui'));
    expect(kit.flatMap(({ imports }) => imports.filter((target) => !within(target, 'ui')))).toEqual([]);
  });

  it.each([
    ['ui/modal/Modal.tsx', 'site/i18n/i18n.ts'],
    ['site/api/contract/games.ts', 'site/api/errors.ts'],
    ['site/assembler/runtime/assemble.ts', 'site/blocks/index.ts'],
    ['site/blocks/header/Header.tsx', 'site/blocks/footer/Footer.tsx'],
    ['site/blocks/header/Header.tsx', 'site/assembler/runtime/store.ts'],
    ['gateway/api/app.ts', 'site/session/session.ts'],
    ['site/components/Money.tsx', 'site/App.tsx'],
  ])('sees %s reach for %s', (path, target) => {
    expect(strayImports(path, [target])).toEqual([target]);
  });

  it('[CFG-17] nothing that players load imports the editor', () => {
    const players = checked.filter(({ path }) => !within(path, 'site/editor') && !within(path, 'gateway'));
    expect(players.flatMap(({ path, imports }) => imports.filter((target) => within(target, 'site/editor')).map(() => path))).toEqual([]);
  });

  it('only the kit imports what its components share', () => {
    const shared = ['ui/private', 'ui/overlay', 'ui/listbox', 'ui/testing'];
    const strays = checked
      .filter(({ path }) => !within(path, 'ui'))
      .flatMap(({ path, imports }) =>
        imports.filter((target) => shared.some((folder) => within(target, folder))).map((target) => `${path} -> ${target}`),
      );
    expect(strays).toEqual([]);
  });
});
