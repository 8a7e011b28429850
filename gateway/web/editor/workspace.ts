import { readTexts, type Texts } from '#site/assembler/compiler/files.ts';
import { textsPath } from '#site/assembler/compiler/ownTexts.ts';
import { FORMAT_VERSION } from '#site/assembler/settings/envelope.ts';
import { generateSchemas } from '#site/assembler/compiler/schema/generate.ts';
import { kindOf } from '#site/assembler/compiler/schema/kinds.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';
import { readDocs } from '#site/blocks/docs.ts';
import { blocks } from '#site/blocks/index.ts';
import type { WorkspaceFile } from '#site/editor/protocol.ts';

/**
 * The files that a merchant can edit: its own, those of base, which it can patch, and its text overrides in each of its
 * languages, for labels and everything else. Sorted by path.
 */
export async function filesOf(configDir: string, code: string, languages: Artefact['merchant']['languages']): Promise<WorkspaceFile[]> {
  const [base, own] = await Promise.all([readTexts(configDir, 'base'), readTexts(configDir, `merchants/${code}`)]);
  const paths = new Set([
    ...base.keys(),
    ...own.keys(),
    ...languages.flatMap((language) => [`labels/${language}.json`, textsPath(language)]),
  ]);
  return [...paths].toSorted(byFolder).map((path) => fileAt(path, base, own));
}

function fileAt(path: string, base: Texts, own: Texts): WorkspaceFile {
  const schema = base.has(path) ? `patch/${path}` : `${kindOf(path)?.name ?? 'page'}.json`;
  const up = '../'.repeat(path.split('/').length + 1);
  const content = { $schema: `${up}schema/${schema}`, v: FORMAT_VERSION };
  return {
    path,
    own: plainLines(own.get(path)),
    base: plainLines(base.get(path)),
    blank: `${JSON.stringify(content, null, 2)}\n`,
    schema,
  };
}

/** Normalizes line ends as the editor does: otherwise opening a file would change it. */
const plainLines = (text: string | undefined): string | null => text?.replaceAll('\r\n', '\n') ?? null;

/** Files of the root before folders, then by name. */
function byFolder(a: string, b: string): number {
  const depth = a.split('/').length - b.split('/').length;
  return depth === 0 ? a.localeCompare(b) : depth;
}

/**
 * Reads JSON Schemas by their paths in `config/schema/`, generated from the current config, with what blocks and props are for;
 * again only when base has changed.
 */
export function schemaReader(configDir: string): (path: string) => Promise<string | undefined> {
  let last: { readonly base: string; readonly schemas: ReturnType<typeof generateSchemas> } | undefined;
  return async (path) => {
    const base = JSON.stringify([...(await readTexts(configDir, 'base'))]);
    if (last?.base !== base) {
      const schemas = readDocs(blocks.keys()).then((docs) => generateSchemas(configDir, blocks, docs));
      last = { base, schemas };
      // Base may be broken for a moment: the next request tries again.
      schemas.catch(() => (last = undefined));
    }
    return (await last.schemas).get(path);
  };
}
