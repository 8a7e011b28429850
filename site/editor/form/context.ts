import type { Language } from '#site/assembler/runtime/types.ts';
import type { Texts } from '../useTexts.ts';

/** What a form's parts know of the whole: passed through the library as it is. */
export interface FormContext {
  /** Names of the props that this merchant changed. */
  readonly changed: ReadonlySet<string>;
  /** The merchant's languages, its default first. */
  readonly languages: readonly Language[];
  /** What keys of texts stand for. */
  readonly texts: Texts;
  readonly reset: (prop: string) => void;
}
