import type { ReactNode } from 'react';

import { Badge } from '../../ui/badge/Badge.tsx';
import { contrastPairs, type ContrastPair } from '../../ui/theme/contrast.ts';
import { distanceOf, measuredTones, tonePairs, type MeasuredTones, type TonePair } from '../../ui/theme/distance.ts';
import type { ColorTokens } from '../../ui/theme/derive.ts';
import { contrastRatio, TEXT_CONTRAST } from '../../ui/theme/oklch.ts';
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

const isNear = ({ distance, atLeast }: MeasuredTones): boolean => distance < atLeast;

/** Number of tone pairs in all skins and themes, and a sentence for each that cannot be told apart. */
export function DistanceSummary(): ReactNode {
  const near = skinTokens.flatMap(({ name, colors }) =>
    themeNames.flatMap((theme) =>
      measuredTones(colors[theme])
        .filter(isNear)
        .map((pair) => ({ name, theme, pair })),
    ),
  );
  return (
    <>
      <p>
        <Badge tone={near.length === 0 ? 'positive' : 'critical'}>
          {near.length === 0 ? 'All differ' : `${near.length} look the same`}
        </Badge>{' '}
        {`${tonePairs.length} pairs in ${skinTokens.length} skins and ${themeNames.length} themes.`}
      </p>
      <ul>
        {near.map(({ name, theme, pair: { tones, distance, atLeast } }) => (
          <li key={`${name} ${theme} ${tones.join(' ')}`}>
            {`${name}, ${theme}: ${tones[0]} and ${tones[1]} cannot be told apart. Their distance is ${distance}, less than ${atLeast}.`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every pair of tones with its distance, per skin and theme. */
export function DistanceTable(): ReactNode {
  return (
    <BySkin>
      {({ name, colors }) => (
        <DocTable
          label={`Distance of tones in ${name}`}
          rows={tonePairs}
          keyOf={({ tones }) => tones.join(' ')}
          columns={[
            { title: 'Tone', render: ({ tones }) => <strong>{tones[0]}</strong> },
            { title: 'Beside', render: ({ tones }) => tones[1] },
            { title: 'At least', render: ({ atLeast }) => atLeast },
            ...themeNames.map((theme) => ({
              title: theme === 'light' ? 'Light' : 'Dark',
              render: (pair: TonePair) => <Distance pair={pair} colors={colors[theme]} />,
            })),
          ]}
        />
      )}
    </BySkin>
  );
}

function Distance({ pair, colors }: { pair: TonePair; colors: ColorTokens }): ReactNode {
  const distance = distanceOf(pair, colors);
  const differs = distance >= pair.atLeast;
  return (
    <span className={styles.ratio}>
      {pair.tones.map((tone) => (
        <span key={tone} className={styles.pairSample} style={{ background: colors[tone] }} aria-hidden="true" />
      ))}
      <Badge tone={differs ? 'positive' : 'critical'}>{`${distance.toFixed(3)} ${differs ? '✓' : '✗'}`}</Badge>
    </span>
  );
}
