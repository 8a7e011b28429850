import type { ReactNode } from 'react';

import { Badge, CountBadge, Tabs } from '#ui';
import type { Choice } from '../state.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import * as styles from './Checks.css.ts';
import { Effect } from './Effect.tsx';
import { Facts } from './Facts.tsx';
import { Faults } from './Faults.tsx';
import type { FilePlace } from './filePlace.ts';

/** What stands under the panel's tabs. */
export type View = 'item' | 'facts' | 'effect' | 'faults';
const VIEWS: readonly View[] = ['item', 'facts', 'effect', 'faults'];

interface ChecksProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** The selected item, where it is edited by sight. */
  readonly item?: ReactNode;
  readonly overlay: Overlay;
  readonly choice: Choice;
  readonly onChoose: (part: Partial<Choice>) => void;
  readonly onGoTo: (place: FilePlace) => void;
}

const count = (number: number, label: string) => <CountBadge count={number} label={words.count(number, label)} />;

/** The selected item, what the overlay does and what is wrong with it, and for whom the site is shown. */
export function Checks({ view, onView, item, overlay, choice, onChoose, onGoTo }: ChecksProps) {
  const { compilation, compiling, trouble } = overlay;
  const { faults = [], effect = [] } = compilation ?? {};
  return (
    <div className={styles.checks}>
      <Tabs
        className={styles.tabs}
        aria-label={words.checks}
        value={view === 'item' && item === undefined ? 'facts' : view}
        onChange={(next) => onView(VIEWS.find((known) => known === next) ?? 'facts')}
        tabs={[
          ...(item === undefined ? [] : [{ value: 'item', label: words.item, content: item }]),
          { value: 'facts', label: words.facts, content: <Facts overlay={overlay} choice={choice} onChoose={onChoose} /> },
          {
            value: 'effect',
            label: words.effect,
            badge: effect.length > 0 && <Badge tone="accent">{effect.length}</Badge>,
            content: <Effect changes={effect} unknown={compilation !== undefined && compilation.artefact === undefined} onGoTo={onGoTo} />,
          },
          {
            value: 'faults',
            label: words.faults,
            badge: count(faults.length, words.faults),
            content: <Faults faults={faults} onGoTo={onGoTo} />,
          },
        ]}
      />
      <div role="status" className={styles.news}>
        {trouble ? (
          <Badge tone="critical">{words.troubles[trouble]}</Badge>
        ) : (
          compiling && <span className={styles.quiet}>{words.compiling}</span>
        )}
      </div>
    </div>
  );
}
