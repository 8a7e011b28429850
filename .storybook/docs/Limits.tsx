import type { ReactNode } from 'react';

import * as defaults from '../../ui/kit/defaults.ts';
import { Code, DocTable } from './components.tsx';
import * as styles from './docs.css.ts';
import { docstrings } from './docstrings.ts';

const units: readonly (readonly [ending: string, unit: string])[] = [
  ['_MS', 'ms'],
  ['_PX', 'px'],
  ['_BYTES', 'bytes'],
  ['_DAYS', 'days'],
  ['_WINDOWS', 'window heights'],
];

const unitOf = (name: string): string => units.find(([ending]) => name.endsWith(ending))?.[1] ?? '';
const shown = (value: number | readonly (number | string)[]): string =>
  typeof value === 'number' ? value.toLocaleString('en') : value.join(', ');

/** A module's exports are sorted by name; the source by meaning. */
const order = [...docstrings.keys()];
const limits = Object.entries(defaults).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));

/** Every constant of `ui/kit/defaults.ts` with its docstring. */
export function LimitsTable(): ReactNode {
  return (
    <DocTable
      label="Sizes, delays and limits"
      rows={limits}
      keyOf={([name]) => name}
      columns={[
        { title: 'Name', render: ([name]) => <Code>{name}</Code> },
        { title: 'Value', render: ([name, value]) => <span className={styles.nowrap}>{`${shown(value)} ${unitOf(name)}`}</span> },
        { title: 'What it is', render: ([name]) => docstrings.get(name) },
      ]}
    />
  );
}
