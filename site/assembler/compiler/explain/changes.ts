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
   * For an item that appears or disappears: whether it does so under these facts, at `now` in epoch milliseconds. Items inside it
   * are no changes of their own.
   */
  readonly affects?: (known: KnownFacts, now: number) => boolean;
}
