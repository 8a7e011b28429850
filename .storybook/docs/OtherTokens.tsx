import type { ReactNode } from 'react';

import { kitBrand, resolveTokens, tokenName } from '../../ui/theme/tokens.ts';
import { Code, DocTable } from './components.tsx';
import * as styles from './docs.css.ts';

const { color: _color, ...others } = resolveTokens(kitBrand, 'light');

const tokens = Object.entries(others).flatMap(([group, values]) => Object.entries(values).map(([name, value]) => ({ group, name, value })));

/** Every token except colors: its names in code and in CSS, and its value. */
export function OtherTokens(): ReactNode {
  return (
    <DocTable
      label="Tokens that are not colours"
      rows={tokens}
      keyOf={({ group, name }) => `${group}.${name}`}
      columns={[
        { title: 'In TypeScript', render: ({ group, name }) => <Code>{`vars.${group}.${name}`}</Code> },
        {
          title: 'In CSS',
          render: ({ group, name }) => (
            <span className={styles.nowrap}>
              <Code>{`--${tokenName([group, name])}`}</Code>
            </span>
          ),
        },
        { title: 'Value', render: ({ value }) => <Code>{value}</Code> },
      ]}
    />
  );
}
