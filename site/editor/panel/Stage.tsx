import { useRef } from 'react';

import { Badge, EmptyState, Spinner } from '#ui';
import type { FromFrame, ShowMessage } from '../messages.ts';
import type { Width } from '../state.ts';
import { words } from '../words.ts';
import { Framed } from './Framed.tsx';
import * as styles from './Stage.css.ts';
import { useSize } from './useSize.ts';

interface StageProps {
  readonly merchant: string | undefined;
  readonly width: Width;
  /** What the site is to show; absent while there is nothing yet. */
  readonly message: ShowMessage | undefined;
  /** Address of the item to mark. */
  readonly mark: string | null;
  /** Of the items that a press selects, by address; `null` while presses are the site's. */
  readonly labels: Readonly<Record<string, string>> | null;
  readonly onMessage: (message: FromFrame) => void;
  /** The site shows the last good state instead of the overlay as it is. */
  readonly stale: boolean;
  /** There is no good state at all. */
  readonly broken: boolean;
}

/** The site in a frame of the chosen width, made smaller where there is less room. */
export function Stage({ merchant, width, message, mark, labels, onMessage, stale, broken }: StageProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const scale = size === undefined ? 1 : Math.min(1, size.width / width);
  return (
    <section className={styles.stage} aria-label={words.site}>
      <div className={styles.room} ref={room}>
        {broken ? (
          <EmptyState title={words.nothing} />
        ) : message === undefined || merchant === undefined || size === undefined ? (
          <Spinner label={words.loading} />
        ) : (
          <div className={styles.device} style={{ inlineSize: width * scale }}>
            <Framed
              // Another merchant is another site: nothing of the one is left in the other.
              key={merchant}
              merchant={merchant}
              title={words.frame}
              style={{ inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }}
              message={message}
              mark={mark}
              labels={labels}
              onMessage={onMessage}
            />
          </div>
        )}
      </div>
      <div role="status" className={styles.state}>
        {stale && <Badge tone="caution">{words.stale}</Badge>}
      </div>
    </section>
  );
}
