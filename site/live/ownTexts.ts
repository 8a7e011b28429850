/** Texts that a merchant words differently. Loaded for merchants that have some, and when a merchant's config comes to have some. */
import type { i18n as I18n } from 'i18next';

import type { Artefact, OwnTexts } from '#site/assembler/types.ts';
import { REWORDED } from '#site/i18n/useTranslation.tsx';

/** By address; a file never changes under its address. */
const files = new Map<string, Promise<OwnTexts | undefined>>();

/** The merchant's words of a namespace, where it has some. What does not arrive is said in the product's words. */
export async function ownTexts(
  { merchant, texts }: Pick<Artefact, 'merchant' | 'texts'>,
  language: string,
  namespace: string,
): Promise<OwnTexts[string] | undefined> {
  const hash = Object.entries(texts ?? {}).find(([code]) => code === language)?.[1];
  if (hash === undefined) return undefined;
  const address = `/config/${merchant.code}/texts.${language}.${hash}.json`;
  const file = files.get(address) ?? arrive(address);
  files.set(address, file);
  return (await file)?.[namespace];
}

async function arrive(address: string): Promise<OwnTexts | undefined> {
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as OwnTexts; // Written by the compiler.
  } catch {
    // As below.
  }
  files.delete(address);
  return undefined;
}

/** Asks for the words of all texts that the page has, and draws them anew. */
export async function reword(i18n: I18n): Promise<void> {
  await i18n.reloadResources(i18n.languages);
  i18n.emit(REWORDED);
}
