/** Paths of pages: `/rng`, `*` for every unknown one, and `/:games`, which matches one of the page's words. */
import type { Artefact, Label, Page } from './types.ts';

/** The page that answers a path. */
export interface PathMatch {
  readonly id: string;
  readonly page: Page;
  /** What conditions see as the route: the page's own path; of `/:games` the path with the word as the page lists it. */
  readonly path: string;
  readonly title: Label;
  readonly description: Label | undefined;
  /** The word that the path has in each parameter's place. */
  readonly parameters: Readonly<Record<string, string>>;
}

const PARAMETER = /^\/:([A-Za-z]\w*)$/;
const NONE: PathMatch['parameters'] = {};

/** Name of the parameter that a path consists of, if it does: `games` of `/:games`. */
export function parameterOf(path: string): string | undefined {
  return PARAMETER.exec(path)?.[1];
}

/** Pages that may answer a path, the most exact first; conditions decide which of them does. */
export function* pagesAt(pages: Artefact['pages'], asked: string): Generator<PathMatch> {
  const all = Object.entries(pages);
  const named = all.filter(([, { paths }]) => paths.includes(asked));
  for (const [id, page] of named) yield { id, page, path: ownPath(page, asked), ...aboutOf(page), parameters: NONE };
  // Where conditions hide the page of a path, no other takes its place.
  for (const [id, page] of named.length > 0 ? [] : all) {
    const match = wordAt(page, asked);
    if (match) yield { id, page, path: `/${match.word}`, ...aboutOf(page), title: match.title, parameters: { [match.name]: match.word } };
  }
  for (const [id, page] of all) if (page.paths.includes('*')) yield { id, page, path: asked, ...aboutOf(page), parameters: NONE };
}

const aboutOf = ({ title, description }: Page) => ({ title, description });

/** The concrete paths of a page; for a parameter, one for each of its words. */
export function addressesOf(page: Page): readonly string[] {
  return page.paths.flatMap((path) => {
    const name = parameterOf(path);
    return name === undefined ? [path] : Object.keys(wordsOf(page, name)).map((word) => `/${word}`);
  });
}

/** Whether one of a page's paths is this one, in any spelling that the page answers. */
export function answers(page: Page, path: string): boolean {
  return page.paths.includes(path) || wordAt(page, path) !== undefined;
}

/** Whether a page shows at a path without one of its modals. */
export function isServedAt(page: Page, path: string): boolean {
  return answers(page, path) && !Object.hasOwn(page.opens ?? {}, path);
}

/** Whether a path resolves to this page, conditions aside: another page's own path wins over a parameter's word. */
export function leadsTo(pages: Artefact['pages'], id: string, path: string): boolean {
  return [...pagesAt(pages, path)].some((match) => match.id === id && answers(match.page, path));
}

function ownPath({ paths: [first] }: Page, asked: string): string {
  return first === undefined || first === '*' || parameterOf(first) !== undefined ? asked : first;
}

/** The word that a path has in the place of a page's parameter; written in any case, as the page lists it. */
function wordAt(page: Page, asked: string): { readonly name: string; readonly word: string; readonly title: Label } | undefined {
  for (const path of page.paths) {
    const name = parameterOf(path);
    if (name === undefined) continue;
    const word = asked.slice(1).toUpperCase();
    const words = wordsOf(page, name);
    const title = Object.hasOwn(words, word) ? words[word] : undefined;
    if (title) return { name, word, title };
  }
  return undefined;
}

function wordsOf({ parameters = {} }: Page, name: string): Readonly<Record<string, Label>> {
  return (Object.hasOwn(parameters, name) ? parameters[name] : undefined) ?? {};
}
