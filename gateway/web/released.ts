import type { Release } from '#site/assembler/compiler/compile.ts';
import type { Language } from '#site/assembler/runtime/types.ts';

/** A file of a release as it is served and hosted, by its name below `/config/<merchant>/`. */
export interface ReleasedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A release's files for players: its artefact, its skin, and its text overrides by language, if any. */
export function filesOf({ artefact, artefactHash, skinCss, skinHash, texts = {} }: Release): readonly ReleasedFile[] {
  // The keys of a record by language.
  const languages = Object.keys(texts) as Language[];
  return [
    { name: `artefact.${artefactHash}.json`, type: JSON_TYPE, content: JSON.stringify(artefact) },
    { name: `skin.${skinHash}.css`, type: 'text/css; charset=utf-8', content: skinCss },
    ...languages.map((language) => ({
      name: `texts.${language}.${artefact.texts?.[language] ?? ''}.json`,
      type: JSON_TYPE,
      content: JSON.stringify(texts[language]),
    })),
  ];
}
