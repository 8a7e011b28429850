import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { babelParse, generate, traverse, types as t, type NodePath } from 'storybook/internal/babel';

import { kitExports } from './kitExports.ts';

/** Spies, which stories pass for tests. */
const SPIES = 'storybook/test';
const SPY = /\bfn\(\)/g;
/** Styles of the page around a part, of a style sheet that no package has. */
const PAGE_STYLE = / className=\{styles\.\w+\}/g;

/** What a function needs: names to import by package, and the code of declarations. */
interface Needed {
  readonly imports: Map<string, Set<string>>;
  readonly statements: Map<t.Node, string>;
  readonly modules: Modules;
}

interface Module {
  readonly file: string;
  readonly program: NodePath<t.Program>;
}

/** Parsed files by path. */
export type Modules = Map<string, Module>;

function moduleOf(file: string, modules: Modules): Module {
  const known = modules.get(file);
  if (known) return known;
  const module = { file, program: programOf(babelParse(readFileSync(file, 'utf8'))) };
  modules.set(file, module);
  return module;
}

function programOf(file: t.File): NodePath<t.Program> {
  let program: NodePath<t.Program> | undefined;
  traverse(file, {
    Program(path) {
      program = path;
      path.stop();
    },
  });
  if (!program) throw new Error('A file without a program.');
  return program;
}

/**
 * The source of a module that consists of a function of a file and everything it needs: imports of `playfront/ui` and of
 * packages, and the declarations that it uses, also those of other files that the kit does not export.
 * @param file path of the file that the function is from
 * @param modules parsed so far
 */
export function standalone(fn: t.FunctionDeclaration, file: string, modules: Modules): string {
  const needed: Needed = { imports: new Map(), statements: new Map(), modules };
  const from = moduleOf(resolve(file), modules);
  for (const name of freeNames(t.file(t.program([fn])))) take(name, from, needed);
  const parts = [...needed.statements.values(), `export ${generate(fn).code}`].join('\n\n');
  const lines = [...needed.imports].toSorted().map(([source, names]) => `import { ${[...names].toSorted().join(', ')} } from '${source}';`);
  return [...lines, '', parts.replace(SPY, '() => {}').replace(PAGE_STYLE, '')].join('\n');
}

/** Names that a piece of code uses and does not declare, types included. */
function freeNames(file: t.File): Set<string> {
  const program = programOf(file);
  const names = new Set(Object.keys(program.scope.globals));
  program.traverse({
    TSTypeReference: ({ node }) => void (t.isIdentifier(node.typeName) && names.add(node.typeName.name)),
    TSTypeQuery: ({ node }) => void (t.isIdentifier(node.exprName) && names.add(node.exprName.name)),
  });
  return names;
}

/** Adds what a name stands for in a module: an import, or its declaration with all that this needs. */
function take(name: string, { file, program }: Module, needed: Needed): void {
  const declaration = program.node.body.find((statement) => declares(statement, name));
  // A name of the platform.
  if (!declaration) return;
  const exported = kitExports.get(name);
  if (t.isImportDeclaration(declaration)) {
    const source = declaration.source.value;
    if (source === SPIES || source.endsWith('.css.ts')) return;
    if (exported) importFrom('playfront/ui', exported, needed);
    else if (source.startsWith('.')) take(name, moduleOf(resolve(dirname(file), source), needed.modules), needed);
    else importFrom(source, specifierOf(declaration, name), needed);
    return;
  }
  if (exported) return importFrom('playfront/ui', exported, needed);
  const statement = t.isExportNamedDeclaration(declaration) && declaration.declaration ? declaration.declaration : declaration;
  if (needed.statements.has(statement)) return;
  for (const free of freeNames(t.file(t.program([t.cloneNode(statement)])))) {
    if (free !== name) take(free, { file, program }, needed);
  }
  needed.statements.set(statement, generate(statement).code);
}

function specifierOf({ importKind, specifiers }: t.ImportDeclaration, name: string): string {
  if (importKind === 'type') return `type ${name}`;
  const specifier = specifiers.find(({ local }) => local.name === name);
  return t.isImportSpecifier(specifier) && specifier.importKind === 'type' ? `type ${name}` : name;
}

function importFrom(source: string, name: string, { imports }: Needed): void {
  imports.set(source, (imports.get(source) ?? new Set()).add(name));
}

function declares(statement: t.Statement, name: string): boolean {
  return name in t.getBindingIdentifiers(statement, false, true) || (t.isDeclaration(statement) && typeName(statement) === name);
}

function typeName(statement: t.Declaration): string | undefined {
  const inner = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
  return t.isTSTypeAliasDeclaration(inner) || t.isTSInterfaceDeclaration(inner) ? inner.id.name : undefined;
}
