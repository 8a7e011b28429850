/**
 * A merchant's config files into what players load. Server, command line and tests use this one
 * function; a merchant with an error yields its faults and no release, so the last good one stays.
 */
import { createHash } from 'node:crypto';
import { buildArtefact, type MergedLayer } from './build.ts';
import { checkArtefact } from './check/check.ts';
import { readLayer, type Layer } from './layer.ts';
import { mergeFiles, type MergedFile } from './merge.ts';
import { nearest } from './nearest.ts';
import { oncePer } from './oncePer.ts';
import { limited } from './check/limited.ts';
import { withPictureFaults } from './check/pictureFaults.ts';
import type { ParsedFile } from './parse.ts';
import type { Blocks } from '#site/assembler/sdk/registry.ts';
import { FORMAT_VERSION } from '#site/assembler/settings/envelope.ts';
import { kindOf, KINDS, type FileKind } from './schema/kinds.ts';
import { brief, findings, placed, sourceOf } from './shape.ts';
import { isTextsPath, ownTexts } from './ownTexts.ts';
import type { Artefact, Fault, Language, OwnTexts } from '#site/assembler/runtime/types.ts';

/** What the skin compiler answers. */
export interface SkinResult {
  readonly css: string;
  readonly faults: readonly SkinFault[];
  /** What does nothing in a skin. */
  readonly unused: readonly SkinFault[];
  /** Tones that cannot be told apart. */
  readonly near: readonly SkinFault[];
}

interface SkinFault {
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

export interface CompileOptions {
  /** Holds `base/` and `merchants/`. */
  readonly configDir: string;
  readonly code: string;
  readonly blocks: Blocks;
  readonly compileSkin: (input: unknown) => SkinResult;
  /** Of `configDir`, where several merchants are compiled: they share what it comes to. Read if absent. */
  readonly base?: Promise<Layer>;
}

/** What players load of one merchant. Hashes are of the content. */
export interface Release {
  readonly artefact: Artefact;
  readonly artefactHash: string;
  readonly skinCss: string;
  readonly skinHash: string;
  /** The files that `artefact.texts` names by hash; only of merchants that override texts. */
  readonly texts?: Readonly<Partial<Record<Language, OwnTexts>>>;
}

export interface Compiled {
  /** Absent when a fault is an error. */
  readonly release: Release | undefined;
  readonly faults: readonly Fault[];
  /** The merged files with the place each value came from; for `explain` and `diff`. */
  readonly files: MergedLayer;
}

/** Files without which there is no site. */
const REQUIRED = ['merchant.json', 'skin.json', 'site.json', 'flags.json', 'registration.json', 'banners.json', 'modals.json'];

/** Files that base cannot have. */
const MERCHANT_ONLY = new Set(['merchant.json', 'skin.json']);

/** Never throws for what files say; only a folder that cannot be read is an exception. */
export async function compileMerchant({ configDir, base = readLayer(configDir, 'base'), ...options }: CompileOptions): Promise<Compiled> {
  const [shared, own] = await Promise.all([base, readLayer(configDir, `merchants/${options.code}`)]);
  return withPictureFaults(await compileLayers({ ...options, base: shared, own }), configDir);
}

/** A merchant's layers, once they are read. */
export interface LayerOptions extends Pick<CompileOptions, 'code' | 'blocks' | 'compileSkin'> {
  readonly base: Layer;
  readonly own: Layer;
}

export async function compileLayers({ code, base, own, blocks, compileSkin }: LayerOptions): Promise<Compiled> {
  const files = new Map([...new Set([...base.keys(), ...own.keys()])].map((path) => [path, mergeFiles(base.get(path), own.get(path))]));
  const stop = (faults: readonly Fault[]): Compiled => ({ release: undefined, faults: limited(faults), files });

  const unread = [...base.values(), ...own.values()].flatMap((file) => [...file.faults]);
  const missing = REQUIRED.filter((path) => !files.has(path)).map((path) => missingFile(path, code));
  const misplaced = [...fileFaults(base, true), ...fileFaults(own, false)];
  if (unread.length + missing.length + misplaced.length > 0) return stop([...unread, ...missing, ...misplaced]);

  const shapes = shapeFaults(files);
  if (shapes.length > 0) {
    // What is wrong in base may be why a patch of it does not fit: then only base is at fault.
    const ofBase = shapeFaults(new Map([...base].map(([path, file]) => [path, mergeFiles(file, undefined)])));
    return stop(ofBase.length > 0 ? ofBase : shapes);
  }

  const texts = ownTexts(files);
  const artefact = withTexts(buildArtefact(code, files, base), texts);
  const skin = compileSkin(files.get('skin.json')?.value);
  const faults = [...(await checkArtefact(artefact, files, blocks)), ...skinFaults(skin, files)];
  if (faults.some(({ severity }) => severity === 'error')) return stop(faults);

  const release = {
    artefact,
    artefactHash: hash(JSON.stringify(artefact)),
    skinCss: skin.css,
    skinHash: hash(skin.css),
    ...(artefact.texts && { texts }),
  };
  return { release, faults: limited(faults), files };
}

/** The artefact names its texts, so that it changes when they do; it does not hold them, since a player reads one language. */
function withTexts(artefact: Artefact, texts: NonNullable<Release['texts']>): Artefact {
  const hashes = Object.entries(texts).map(([language, words]) => [language, hash(JSON.stringify(words))]);
  return hashes.length === 0 ? artefact : { ...artefact, texts: Object.fromEntries(hashes) };
}

/** What does not merge, and what its kind's schema does not allow. */
function shapeFaults(files: MergedLayer): Fault[] {
  return [...files].flatMap(([path, file]) => {
    const kind = kindOf(path);
    return [...file.faults, ...(kind ? findingsOf(kind)(file) : [])];
  });
}

/** By kind, what its schema finds in a file: once for a file that merchants share. */
const findingsOf = oncePer(({ schema }: FileKind) =>
  oncePer((file: MergedFile) => findings(schema, file.value).map((finding) => placed(file, finding))),
);

function missingFile(path: string, code: string): Fault {
  const file = `${MERCHANT_ONLY.has(path) ? `merchants/${code}` : 'base'}/${path}`;
  return { code: 'missing-file', severity: 'error', file, pointer: '', line: 1, column: 1, found: 'no such file', expected: path };
}

/** Files that the format does not know, and files of another version of it. */
function fileFaults(layer: Layer, isBase: boolean): Fault[] {
  return [...layer].flatMap(([path, file]) => {
    if (!kindOf(path) || (isBase && (MERCHANT_ONLY.has(path) || isTextsPath(path)))) return [unknownFile(path, file)];
    if (file.value === undefined) return [];
    const version = versionOf(file);
    return version === FORMAT_VERSION ? [] : [wrongVersion(file, version)];
  });
}

function unknownFile(path: string, { file }: ParsedFile): Fault {
  const known = [...REQUIRED, ...KINDS.map(({ name }) => `${name}s/`)];
  const hint = nearest(path, known);
  const expected = 'a file of the config format';
  return {
    code: 'unknown-file',
    severity: 'error',
    file,
    pointer: '',
    line: 1,
    column: 1,
    found: `"${path}"`,
    expected,
    ...(hint && { hint }),
  };
}

function versionOf({ value }: ParsedFile): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'v') : undefined;
}

function wrongVersion({ file, places }: ParsedFile, version: unknown): Fault {
  const at = places.get('/v')?.value ?? { line: 1, column: 1 };
  const tooNew = typeof version === 'number' && version > FORMAT_VERSION;
  const expected = tooNew
    ? `at most "v": ${FORMAT_VERSION}; the file is of a newer format: update this build, or take the file back to "v": ${FORMAT_VERSION}`
    : `"v": ${FORMAT_VERSION}, the version that this build reads`;
  return {
    code: 'version',
    severity: 'error',
    file,
    pointer: '/v',
    ...at,
    found: version === undefined ? 'no "v"' : brief(version),
    expected,
  };
}

function skinFaults({ faults, unused, near }: SkinResult, files: MergedLayer): Fault[] {
  const file = files.get('skin.json');
  if (!file) return [];
  const said =
    (severity: Fault['severity']) =>
    (fault: SkinFault): Fault => ({
      ...fault,
      code: 'skin',
      severity,
      ...sourceOf(file, fault.pointer),
    });
  return [...faults.map(said('error')), ...[...unused, ...near].map(said('warning'))];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
