import project from '../../package.json' with { type: 'json' };
import { LABELS } from './labels.ts';
import { commands, entries, moduleOf, sheetOf } from './entries.ts';

/** Peer dependencies, which a page must have only once: from the first React with `useEffectEvent`. */
const PEERS: Readonly<Record<string, string>> = { react: '^19.2.0', 'react-dom': '^19.2.0' };

const KEYWORDS = ['react', 'design-system', 'components', 'accessibility', 'design-tokens', 'dark-mode', 'rtl', 'content-security-policy'];

/** The package's `package.json`, given the packages that its modules and types import, and the languages of its labels. */
export function manifestOf(imported: ReadonlySet<string>, languages: readonly string[]): object {
  const versions: Readonly<Record<string, string>> = project.dependencies;
  const versionsOf = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, versionOf(name, versions)]));
  const names = [...imported].toSorted();
  return {
    name: project.name,
    version: project.version,
    description: 'A themed, accessible React design system: components, tokens and skins.',
    keywords: KEYWORDS,
    license: project.license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(
        Object.entries(entries).map(([path, source]) => [
          path,
          { types: `./${moduleOf(source)}.d.ts`, default: path.endsWith('.css') ? `./${sheetOf(source)}` : `./${moduleOf(source)}.js` },
        ]),
      ),
      ...Object.fromEntries(
        languages.map((tag) => [`./ui/labels/${tag}`, { types: `./${LABELS}/${tag}.d.ts`, default: `./${LABELS}/${tag}.js` }]),
      ),
      './package.json': './package.json',
    },
    bin: Object.fromEntries(Object.entries(commands).map(([name, source]) => [name, `${moduleOf(source)}.js`])),
    // Of the commands and the skin compiler.
    engines: project.engines,
    dependencies: versionsOf(names.filter((name) => !(name in PEERS))),
    peerDependencies: { '@types/react': '^19.2.0', ...PEERS },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}

function versionOf(name: string, versions: Readonly<Record<string, string>>): string {
  const version = versions[name];
  if (version === undefined) throw new Error(`The kit imports ${name}, which is not among the dependencies of package.json.`);
  return version;
}
