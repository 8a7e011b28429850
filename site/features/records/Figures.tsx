import type { ReactNode } from 'react';

import { DescriptionList } from '#ui';

interface FiguresProps {
  /** Key, label and value. */
  readonly figures: readonly { readonly key: string; readonly name: string; readonly value: ReactNode }[];
}

/** Summary figures, side by side. */
export function Figures({ figures }: FiguresProps) {
  return <DescriptionList layout="tiles" items={figures.map(({ key, name, value }) => ({ key, term: name, value }))} />;
}
