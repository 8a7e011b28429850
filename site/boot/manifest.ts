import * as v from 'valibot';

import { isArtefact } from '#site/assembler/runtime/store.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';

/** The manifest in the page and in live events: current config, and revisions of what else may change. */
export const manifestSchema = v.object({
  artefact: v.string(),
  skin: v.string(),
  flagsRev: v.string(),
  rulesRev: v.string(),
  status: v.picklist([0, 1, 2]),
  now: v.number(),
  minClient: v.string(),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

const bootSchema = v.object({ merchant: v.string(), manifest: manifestSchema });
export type Boot = v.InferOutput<typeof bootSchema>;

/** Reads the merchant's code and manifest from the page. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent ?? '';
  return v.parse(bootSchema, JSON.parse(text));
}

/**
 * A merchant's config by its hash.
 * @throws when it cannot be fetched or is no artefact
 */
export async function fetchArtefact(merchant: string, hash: string): Promise<Artefact> {
  const response = await fetch(`/config/${merchant}/artefact.${hash}.json`);
  const artefact: unknown = await response.json();
  if (!response.ok || !isArtefact(artefact)) throw new Error(`config ${merchant} ${hash} did not arrive`);
  return artefact;
}
