/** Compiles with the site's blocks and the kit's skins. Imported where something is compiled: loading all of it takes longer than a check. */
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { compileLayers } from '#site/assembler/compiler/compile.ts';
import { layerOf, type Layer } from '#site/assembler/compiler/layer.ts';
import { serialized, type CompileTexts } from './cachedCompiler.ts';

/** The last base, with all that was derived from it. */
let last: { readonly hash: string; readonly layer: Layer } | undefined;

export const compileTexts: CompileTexts = async ({ code, base, baseHash, own }) => {
  if (last?.hash !== baseHash) last = { hash: baseHash, layer: layerOf('base', base) };
  const compiled = await compileLayers({ code, base: last.layer, own: layerOf(`merchants/${code}`, own), blocks, compileSkin });
  return serialized(compiled);
};
