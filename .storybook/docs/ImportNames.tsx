import type { ReactNode } from 'react';

import { BRAND_NAMES, COLOR_NAMES } from '../../ui/theme/import/names.ts';
import { Code, DocTable } from './components.tsx';

const parts = [
  ...Object.entries(BRAND_NAMES).map(([name, names]) => ({ part: `brand.${name}`, names })),
  ...Object.entries(COLOR_NAMES).map(([name, names]) => ({ part: `light.color.${name}, dark.color.${name}`, names: [name, ...names] })),
];

/** The names by which an import takes tokens. */
export function ImportNames(): ReactNode {
  return (
    <DocTable
      label="Names of tokens"
      rows={parts}
      keyOf={({ part }) => part}
      columns={[
        { title: 'Part of a skin', render: ({ part }) => <Code>{part}</Code> },
        { title: 'Names of tokens', render: ({ names }) => names.join(', ') },
      ]}
    />
  );
}
