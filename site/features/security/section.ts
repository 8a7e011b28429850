import { createContext, useContext } from 'react';

/** The dialog around a section's form. */
export interface Section {
  /** Closes the dialog after success or cancel. */
  close(): void;
}

const SectionContext = createContext<Section | null>(null);

export const SectionProvider = SectionContext.Provider;

/** The section around a form; a standalone form has nothing to close. */
export function useSection(): Section & { readonly isAlone: boolean } {
  const section = useContext(SectionContext);
  return section ? { ...section, isAlone: false } : ALONE;
}

const ALONE = { close: () => undefined, isAlone: true };
