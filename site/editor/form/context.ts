/** What a form's parts know of the whole: passed through the library as it is. */
export interface FormContext {
  /** Names of the props that this merchant changed. */
  readonly changed: ReadonlySet<string>;
  /** The merchant's languages, its default first. */
  readonly languages: readonly string[];
  readonly reset: (prop: string) => void;
}
