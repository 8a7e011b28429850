/** A merchant's replacements for texts of the product. Loaded only for merchants that have some. */
import type { Artefact, OwnTexts } from '#site/assembler/runtime/types.ts';

/** By URL; the file at a URL never changes. */
const files = new Map<string, Promise<OwnTexts | undefined>>();

/** The merchant's texts of a namespace, if it has some. If they fail to load, the product's texts are shown. */
export async function translationOverrides(
  { merchant, texts }: Pick<Artefact, 'merchant' | 'texts'>,
  language: string,
  namespace: string,
): Promise<OwnTexts[string] | undefined> {
  const hash = Object.entries(texts ?? {}).find(([code]) => code === language)?.[1];
  if (hash === undefined) return undefined;
  const url = `/config/${merchant.code}/texts.${language}.${hash}.json`;
  const file = files.get(url) ?? load(url);
  files.set(url, file);
  return (await file)?.[namespace];
}

async function load(url: string): Promise<OwnTexts | undefined> {
  try {
    const response = await fetch(url);
    if (response.ok) return (await response.json()) as OwnTexts; // Written by the compiler.
  } catch {
    // As below.
  }
  files.delete(url);
  return undefined;
}
