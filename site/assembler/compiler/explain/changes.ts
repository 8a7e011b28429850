import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, Source } from '#site/assembler/runtime/types.ts';

export interface Side {
  readonly artefact: Artefact;
  readonly files: MergedLayer;
}

export interface Change {
  readonly address: string;
  readonly text: string;
  /** Where the second side says so. */
  readonly source?: Source;
  /**
   * Of what appears or disappears: whether it does so where this much is known, at `now` in epoch milliseconds. What
   * stands inside something that appears or disappears, on a page or in a block, has no change of its own.
   */
  readonly affects?: (known: KnownFacts, now: number) => boolean;
}
