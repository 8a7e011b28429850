import type { ReactNode } from 'react';

import { Badge } from '../../ui/badge/Badge.tsx';
import { contrastPairs, type ContrastPair } from '../../ui/theme/contrast.ts';
import { contrastRatio, TEXT_CONTRAST, type ColorTokens } from '../../ui/theme/derive.ts';
import { BySkin } from './BySkin.tsx';
import { DocTable } from './components.tsx';
import * as styles from './docs.css.ts';
import { skinTokens, themeNames } from './skinTokens.ts';

const passes = ({ on, ground, atLeast }: ContrastPair, colors: ColorTokens): boolean =>
  contrastRatio(colors[on], colors[ground]) >= atLeast;

/** Number of pairs in all skins and themes, and of those with insufficient contrast. */
export function ContrastSummary(): ReactNode {
  const checks = skinTokens.flatMap(({ colors }) =>
    themeNames.flatMap((theme) => contrastPairs.map((pair) => passes(pair, colors[theme]))),
  );
  const failed = checks.filter((passed) => !passed).length;
  return (
    <p>
      <Badge tone={failed === 0 ? 'positive' : 'critical'}>{failed === 0 ? 'All pass' : `${failed} fall short`}</Badge>{' '}
      {`${contrastPairs.length} pairs in ${skinTokens.length} skins and ${themeNames.length} themes: ${checks.length} checks.`}
    </p>
  );
}

/** Every pair with its ratio, per skin and theme. */
export function ContrastTable(): ReactNode {
  return (
    <BySkin>
      {({ name, colors }) => (
        <DocTable
          label={`Contrast in ${name}`}
          rows={contrastPairs}
          keyOf={({ on, ground }) => `${on} ${ground}`}
          columns={[
            { title: 'On', render: ({ on }) => <strong>{on}</strong> },
            { title: 'Ground', render: ({ ground }) => ground },
            { title: 'At least', render: ({ atLeast }) => atLeast },
            ...themeNames.map((theme) => ({
              title: theme === 'light' ? 'Light' : 'Dark',
              render: (pair: ContrastPair) => <Ratio pair={pair} colors={colors[theme]} />,
            })),
          ]}
        />
      )}
    </BySkin>
  );
}

function Ratio({ pair, colors }: { pair: ContrastPair; colors: ColorTokens }): ReactNode {
  const passed = passes(pair, colors);
  return (
    <span className={styles.ratio}>
      <span className={styles.pairSample} style={{ color: colors[pair.on], background: colors[pair.ground] }} aria-hidden="true">
        {pair.atLeast === TEXT_CONTRAST ? 'Aa' : <span className={styles.ring} />}
      </span>
      <Badge tone={passed ? 'positive' : 'critical'}>
        {`${(Math.floor(contrastRatio(colors[pair.on], colors[pair.ground]) * 100) / 100).toFixed(2)} ${passed ? '✓' : '✗'}`}
      </Badge>
    </span>
  );
}
