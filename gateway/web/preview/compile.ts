import { compileMerchant } from '#site/assembler/compile.ts';
import { diff } from '#site/assembler/diff.ts';
import { blocks } from '#site/blocks/index.ts';
import type { Compilation, EditedFiles } from '#site/preview/protocol.ts';
import { compileSkin, skinPairs } from '#ui/theme/skin.ts';

/** Compiles a merchant as if these files were saved, and says what that changes. Nothing is written. */
export async function compileEdited(configDir: string, code: string, files: EditedFiles): Promise<Compilation> {
  const shared = { configDir, code, blocks, compileSkin };
  const [saved, edited] = await Promise.all([
    compileMerchant(shared),
    compileMerchant({ ...shared, unsaved: new Map(Object.entries(files)) }),
  ]);
  const contrast = skinPairs(edited.files.get('skin.json')?.value);
  const { faults, release } = edited;
  if (release === undefined) return { faults, effect: [], contrast };

  const { artefact, skinCss, texts = {} } = release;
  const effect = saved.release ? diff({ ...saved, artefact: saved.release.artefact }, { ...edited, artefact }) : [];
  return { artefact, skinCss, texts, faults, effect, contrast };
}
