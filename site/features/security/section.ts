import { createContext, useContext } from 'react';

/** The dialog that a section's form stands in. */
export interface Section {
  /** The form is done, or not wanted any more. */
  close(): void;
}

const SectionContext = createContext<Section | null>(null);

export const SectionProvider = SectionContext.Provider;

/** The section around a form; one that stands by itself has nothing to close. */
export function useSection(): Section & { readonly isAlone: boolean } {
  const section = useContext(SectionContext);
  return section ? { ...section, isAlone: false } : ALONE;
}

const ALONE = { close: () => undefined, isAlone: true };
