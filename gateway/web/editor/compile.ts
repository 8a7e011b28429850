import { compileLayers, type Compiled } from '#site/assembler/compiler/compile.ts';
import { diff } from '#site/assembler/compiler/explain/diff.ts';
import { layerOf, readTexts, type Layer } from '#site/assembler/compiler/files.ts';
import { blocks } from '#site/blocks/index.ts';
import type { Compilation, EditedFiles } from '#site/editor/protocol.ts';
import { compileSkin, skinPairs } from '#ui/theme/skin.ts';

/** Compiles a merchant as if these files were saved, and reports the changes. Writes nothing. */
export type CompileEdited = (code: string, files: EditedFiles) => Promise<Compilation>;

interface Saved {
  /** Contents of its files, and those of base. */
  readonly texts: string;
  readonly base: Layer;
  readonly compiled: Promise<Compiled>;
}

/** Caches the compiled saved state: it is recompiled only when its files change. */
export function editedCompiler(configDir: string, compile = compileLayers): CompileEdited {
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

    const contrast = skinPairs(edited.files.get('skin.json')?.value);
    const { faults, release } = edited;
    if (release === undefined) return { faults, effect: [], contrast };
    const { artefact, skinCss, texts: words = {} } = release;
    const effect = saved.release && saved !== edited ? diff({ ...saved, artefact: saved.release.artefact }, { ...edited, artefact }) : [];
    return { artefact, skinCss, texts: words, faults, effect, contrast };
  };
}
