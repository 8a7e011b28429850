import { compileLayers, type Compiled } from '#site/assembler/compiler/compile.ts';
import type { Change } from '#site/assembler/compiler/explain/changes.ts';
import { diff } from '#site/assembler/compiler/explain/diff.ts';
import { differingViews } from '#site/assembler/compiler/explain/views.ts';
import { readTexts } from '#site/assembler/compiler/files.ts';
import { layerOf, type Layer } from '#site/assembler/compiler/layer.ts';
import { blocks } from '#site/blocks/index.ts';
import type { Built, Comparison, Compilation, EditedFiles } from '#site/editor/protocol.ts';
import { remembering } from '#ui/theme/remembering.ts';
import { compileSkin, skinPairs } from '#ui/theme/skin.ts';

/** A merchant as it is saved, and as if these files were. Writes nothing. */
export type CompileSides = (code: string, files: EditedFiles) => Promise<{ readonly saved: Compiled; readonly edited: Compiled }>;

interface Saved {
  /** Contents of its files, and those of base. */
  readonly texts: string;
  readonly base: Layer;
  readonly compiled: Promise<Compiled>;
}

/** Caches the compiled saved state: it is recompiled only when its files change. */
export function sidesCompiler(configDir: string, compile = compileLayers): CompileSides {
  const shared = { blocks, compileSkin };
  const kept = new Map<string, Saved>();

  return async (code, files) => {
    const folder = `merchants/${code}`;
    const [baseTexts, ownTexts] = await Promise.all([readTexts(configDir, 'base'), readTexts(configDir, folder)]);
    const texts = JSON.stringify([...baseTexts, ...ownTexts]);
    let last = kept.get(code);
    if (last?.texts !== texts) {
      const base = layerOf('base', baseTexts);
      last = { texts, base, compiled: compile({ ...shared, code, base, own: layerOf(folder, ownTexts) }) };
      kept.set(code, last);
    }
    const saved = await last.compiled;
    const own = layerOf(folder, new Map([...ownTexts, ...Object.entries(files)]));
    const edited = Object.keys(files).length === 0 ? saved : await compile({ ...shared, code, base: last.base, own });
    return { saved, edited };
  };
}

/** Most edits leave the skin as it is. */
const contrastOf = remembering(1, skinPairs, (skin) => String(JSON.stringify(skin)));

/** Compiles edited files, and reports the changes. */
export async function compileEdited(sides: CompileSides, code: string, files: EditedFiles): Promise<Compilation> {
  const { saved, edited } = await sides(code, files);
  const contrast = contrastOf(edited.files.get('skin.json')?.value);
  const { faults, release } = edited;
  if (release === undefined) return { faults, effect: [], contrast };
  return { ...builtOf(release), faults, effect: effectOf(saved, edited) ?? [], contrast };
}

/** The pages on which two sides differ, and what shows there; `undefined` while one has errors. */
export function comparisonOf(before: Compiled, after: Compiled, now: number): Comparison | undefined {
  const changes = effectOf(before, after);
  if (!changes || !before.release || !after.release) return undefined;
  const [was, is] = [before.release, after.release];
  const views = differingViews({ ...before, artefact: was.artefact }, { ...after, artefact: is.artefact }, changes, now);
  return { before: builtOf(was), after: builtOf(is), views };
}

const builtOf = ({ artefact, skinCss, texts = {} }: NonNullable<Compiled['release']>): Built => ({ artefact, skinCss, texts });

/** What differs on screen; `undefined` while one side has errors. */
export function effectOf(before: Compiled, after: Compiled): readonly Change[] | undefined {
  if (!before.release || !after.release) return undefined;
  if (before === after) return [];
  return diff({ ...before, artefact: before.release.artefact }, { ...after, artefact: after.release.artefact });
}
