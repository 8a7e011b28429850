import type { Fault } from '#site/assembler/runtime/types.ts';

/** A place that the operator has asked to see: in a file, in the site, or in both. */
export interface FilePlace {
  readonly file?: Pick<Fault, 'file' | 'line' | 'column'>;
  readonly address?: string | undefined;
}
