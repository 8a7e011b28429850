/** From merged files to an artefact: files by kind in their places, envelopes and provenance left behind. */
import { isObject, type MergedFile } from './merge.ts';
import { oncePer } from './oncePer.ts';
import type { ParsedFile } from './parse.ts';
import type { Artefact, Json, JsonObject } from '#site/assembler/runtime/types.ts';

export type MergedLayer = ReadonlyMap<string, MergedFile>;

/** Builds the artefact from checked files. `base` has the fallbacks of items with `onFault: "base"`. */
export function buildArtefact(code: string, files: MergedLayer, base: ReadonlyMap<string, ParsedFile>): Artefact {
  const content = (path: string): JsonObject => {
    const [file, ours] = [files.get(path), base.get(path)];
    return file && ours ? contentOver(ours)(file) : contentOf(file?.value);
  };
  const folder = (name: string): Record<string, JsonObject> =>
    Object.fromEntries(
      [...files.keys()]
        .filter((path) => path.startsWith(`${name}/`))
        .map((path) => [path.slice(name.length + 1, -'.json'.length), content(path)]),
    );
  const labels = Object.fromEntries(Object.entries(folder('labels')).map(([language, { texts }]) => [language, texts ?? {}]));
  const artefact = {
    v: 1,
    merchant: { ...content('merchant.json'), code },
    site: content('site.json'),
    flags: content('flags.json')['flags'],
    layouts: folder('layouts'),
    pages: folder('pages'),
    modals: content('modals.json'),
    menus: folder('menus'),
    centres: folder('centres'),
    registration: content('registration.json'),
    banners: content('banners.json'),
    labels,
  };
  // Each file has passed the schema of its kind, and each kind's schema describes its part of an artefact.
  return artefact as unknown as Artefact;
}

/** By file of base: what a merged file of it says, once for one that merchants share. */
const contentOver = oncePer((base: ParsedFile) =>
  oncePer((file: MergedFile) => withFallbacks(contentOf(file.value), contentOf(base.value))),
);

function contentOf(value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  const { $schema: _, v: __, locked: ___, notes: ____, ...content } = value;
  return content;
}

/** Gives items with `onFault: "base"` that a merchant changed what base says, under `base`. */
function withFallbacks(merged: JsonObject, base: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(merged).map(([key, value]) => {
      const ours = base[key];
      if (key === 'props' || key === 'when' || !isObject(value)) return [key, value];
      const child = withFallbacks(value, isObject(ours) ? ours : {});
      return [key, isObject(ours) && value['onFault'] === 'base' ? withFallback(child, ours) : child];
    }),
  );
}

function withFallback(item: JsonObject, { props, when }: JsonObject): JsonObject {
  const changed = JSON.stringify([item['props'], item['when']]) !== JSON.stringify([props, when]);
  return changed ? { ...item, base: { ...(props !== undefined && { props }), ...(when !== undefined && { when }) } } : item;
}
