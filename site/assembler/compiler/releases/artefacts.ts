/** What is released, as one file: its name is the hash of its content, and it is written once. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Release } from '#site/assembler/compiler/compile.ts';
import { isLeftover, readTexts } from '#site/assembler/compiler/files.ts';
import { mergeFiles, type MergedFile } from '#site/assembler/compiler/merge.ts';
import { readConfig } from '#site/assembler/compiler/migrate/read.ts';
import { isArtefact } from '#site/assembler/runtime/store.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';
import type { Storage } from './storage.ts';

/** A release that cannot be made, found or trusted; the message says why. */
export class ReleaseError extends Error {}

/** The storage itself cannot be used at this moment; the message says what to do. */
export class StorageError extends ReleaseError {}

/** A release that claims what another merchant's has. */
export class ConflictError extends ReleaseError {
  readonly faults: readonly Fault[];

  constructor(message: string, faults: readonly Fault[]) {
    super(message);
    this.faults = faults;
  }
}

const texts = v.record(v.string(), v.string());

/** A merchant as it goes out: what players load, its pictures, and the files that it was compiled from. */
const sealed = v.object({
  v: v.literal(1),
  merchant: v.string(),
  release: v.custom<Release>(isRelease, 'a release'),
  /** Content in base64, by name. */
  assets: texts,
  /** Text by path below the config folder. */
  sources: texts,
});
export type Sealed = v.InferOutput<typeof sealed>;

/** Whether a value that was read from a file is a release. The compiler has checked what is inside. */
export function isRelease(value: unknown): value is Release {
  if (typeof value !== 'object' || value === null) return false;
  const parts = ['artefactHash', 'skinCss', 'skinHash'].every((key) => typeof Reflect.get(value, key) === 'string');
  return parts && isArtefact(Reflect.get(value, 'artefact'));
}

/** Puts beside a release what belongs to it. The same config and build always give the same content. */
export async function seal(configDir: string, merchant: string, release: Release): Promise<Sealed> {
  const layers = ['base', `merchants/${merchant}`];
  const files = await Promise.all(
    layers.map(async (layer) => [...(await readTexts(configDir, layer))].map(([path, text]) => [`${layer}/${path}`, text] as const)),
  );
  const pictures = join(configDir, 'merchants', merchant, 'assets');
  const entries = await readdir(pictures, { withFileTypes: true }).catch(() => []);
  const names = entries.flatMap((entry) => (entry.isFile() && !isLeftover(entry.name) ? [entry.name] : [])).toSorted();
  const assets = await Promise.all(names.map(async (name) => [name, await readFile(join(pictures, name), 'base64')] as const));
  return { v: 1, merchant, release, assets: Object.fromEntries(assets), sources: Object.fromEntries(files.flat()) };
}

/** Its merchant.json, for the place of a fault. */
export function merchantFileOf({ merchant, sources }: Sealed): MergedFile {
  const file = `merchants/${merchant}/merchant.json`;
  return mergeFiles(undefined, readConfig(file, 'merchant.json', sources[file] ?? '{}'));
}

/** Writes the files of a release out as a config folder again. */
export async function unpack({ merchant, assets, sources }: Sealed, into: string): Promise<void> {
  const files = [
    ...Object.entries(sources).map(([path, text]) => [path, Buffer.from(text)] as const),
    ...Object.entries(assets).map(([name, content]) => [`merchants/${merchant}/assets/${name}`, Buffer.from(content, 'base64')] as const),
  ];
  for (const [path, content] of files) {
    await mkdir(dirname(join(into, path)), { recursive: true });
    await writeFile(join(into, path), content);
  }
}

/** Path of a release in the storage. */
const pathOf = (merchant: string, id: string): string => `${merchant}/artefacts/${id}.json`;

/** Writes the content and returns its id; an existing file is not overwritten. */
export async function keep(storage: Storage, content: Sealed): Promise<string> {
  const text = JSON.stringify(content);
  const id = hashOf(text);
  if (!(await storage.create(pathOf(content.merchant, id), text))) await readArtefact(storage, content.merchant, id);
  return id;
}

/** @throws ReleaseError when there is no such release, or its file is not what was released */
export async function readArtefact(storage: Storage, merchant: string, id: string): Promise<Sealed> {
  const text = await storage.read(pathOf(merchant, id));
  if (text === undefined) throw new ReleaseError(`There is no release ${id}.`);
  if (hashOf(text) !== id) throw new ReleaseError(`The file of release ${id} is not what was released: its content has another hash.`);
  const content = v.safeParse(sealed, JSON.parse(text));
  if (!content.success) throw new ReleaseError(`Release ${id} is of a form that this build does not read.`);
  return content.output;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
