import project from '../../package.json' with { type: 'json' };
import { entries, moduleOf, sheetOf } from './entries.ts';

/** Peer dependencies: a page must have them only once. */
const PEERS = new Set(['react', 'react-dom']);

/** The package's `package.json`, given the packages that its modules and types import. */
export function manifestOf(imported: ReadonlySet<string>): object {
  const versions: Readonly<Record<string, string>> = project.dependencies;
  const versionsOf = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, versionOf(name, versions)]));
  const names = [...imported].toSorted();
  return {
    name: project.name,
    version: project.version,
    description: 'A themed, accessible React design system: components, tokens and skins.',
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
      './package.json': './package.json',
    },
    dependencies: versionsOf(names.filter((name) => !PEERS.has(name))),
    peerDependencies: { '@types/react': project.devDependencies['@types/react'], ...versionsOf([...PEERS]) },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}

function versionOf(name: string, versions: Readonly<Record<string, string>>): string {
  const version = versions[name];
  if (version === undefined) throw new Error(`The kit imports ${name}, which is not among the dependencies of package.json.`);
  return version;
}
