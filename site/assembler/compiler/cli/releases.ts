/** What the config tool does with releases. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import type { Release } from '#site/assembler/compiler/compile.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { byCode } from '#site/assembler/compiler/many/byCode.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import { ReleaseError, seal, unpack } from '#site/assembler/compiler/releases/artefacts.ts';
import { openReleasesAt, readLocation } from '#site/assembler/compiler/releases/location.ts';
import type { Author, Releases } from '#site/assembler/compiler/releases/releases.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';
import type { Checkout } from './revision.ts';

/** What a side of `diff` calls a merchant as it is released: `demo@released`. */
export const RELEASED = 'released';

/** @throws ReleaseError where it is not said where releases are */
export async function storeOf(location: string | undefined): Promise<Releases> {
  if (!location)
    throw new ReleaseError('Say where releases are: --releases <folder or s3://bucket/prefix>, or CONFIG_RELEASES in the environment.');
  return openReleasesAt(readLocation(location, process.env));
}

/** Who acts now, and why. */
export function author(name: string | undefined, note?: string): Author {
  return { by: name || userInfo().username, at: new Date().toISOString(), ...(note && { note }) };
}

interface Outcome {
  /** What `check` says, between merchants too. */
  readonly faults: readonly Fault[];
  /** Absent when a fault is an error. */
  readonly released?: { readonly id: string; readonly moved: boolean };
}

/** Releases a merchant as its files are now, unless they have errors. */
export async function releaseFiles(store: Releases, configDir: string, code: string, by: Author): Promise<Outcome> {
  // Both over the same base.
  const { check, compile } = compilerOf(configDir);
  const verdicts = await byCode(await merchantCodes(configDir), check);
  const faults = [...(verdicts.get(code)?.faults ?? []), ...crossFaults(verdicts)];
  if (faults.some(({ severity }) => severity === 'error')) return { faults };
  const { release, faults: own } = await compile(code);
  return release ? { faults, released: await releaseMerchant(store, configDir, release, by) } : { faults: own };
}

export async function releaseMerchant(store: Releases, configDir: string, release: Release, by: Author) {
  return store.release(await seal(configDir, release.artefact.merchant.code, release), by);
}

/** Writes the config that a merchant was released from into a temporary folder. */
export async function checkOutReleased(store: Releases, merchant: string): Promise<Checkout> {
  const released = await store.current(merchant);
  if (released === undefined) throw new ReleaseError(`Nothing of ${merchant} has been released.`);
  const configDir = await mkdtemp(join(tmpdir(), 'config-'));
  await unpack(released, configDir);
  return { configDir, remove: () => rm(configDir, { recursive: true, force: true }) };
}
