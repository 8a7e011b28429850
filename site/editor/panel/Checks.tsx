import { Badge, CountBadge, Tabs } from '#ui';
import type { Choice } from '../state.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import * as styles from './Checks.css.ts';
import { Contrast } from './Contrast.tsx';
import { Effect } from './Effect.tsx';
import { Facts } from './Facts.tsx';
import { Faults } from './Faults.tsx';
import type { FilePlace } from './filePlace.ts';

interface ChecksProps {
  readonly overlay: Overlay;
  readonly choice: Choice;
  readonly onChoose: (part: Partial<Choice>) => void;
  readonly onGoTo: (place: FilePlace) => void;
}

const count = (number: number, label: string) => <CountBadge count={number} label={words.count(number, label)} />;

/** What the overlay does and what is wrong with it, and for whom the site is shown. */
export function Checks({ overlay, choice, onChoose, onGoTo }: ChecksProps) {
  const { compilation, compiling, trouble } = overlay;
  const { faults = [], effect = [], contrast = [] } = compilation ?? {};
  const failing = contrast.filter(({ ratio, atLeast }) => ratio < atLeast).length;
  return (
    <div className={styles.checks}>
      <Tabs
        className={styles.tabs}
        aria-label={words.checks}
        tabs={[
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
          { value: 'contrast', label: words.contrast, badge: count(failing, words.fails), content: <Contrast pairs={contrast} /> },
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
