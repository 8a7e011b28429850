import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { Badge, EmptyState, Spinner } from '#ui';
import { fromFrame, listen, type FromFrame, type ShowMessage, type ToFrame } from '../messages.ts';
import { EDITOR } from '../protocol.ts';
import type { Width } from '../state.ts';
import { words } from '../words.ts';
import * as styles from './Stage.css.ts';

interface StageProps {
  readonly merchant: string | undefined;
  readonly width: Width;
  /** What the site is to show; absent while there is nothing yet. */
  readonly message: ShowMessage | undefined;
  /** Address of the block to mark. */
  readonly mark: string | null;
  /** Of the blocks that a press selects, by address; `null` while presses are the site's. */
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
              src={`${EDITOR}/frame?merchant=${merchant}`}
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

function post(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}

interface FramedProps extends Pick<StageProps, 'mark' | 'labels' | 'onMessage'> {
  readonly src: string;
  readonly style: React.CSSProperties;
  readonly message: ShowMessage;
}

function Framed({ src, style, message, mark, labels, onMessage }: FramedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame has reported ready: a reloaded frame gets the whole state again. */
  const [ready, setReady] = useState(0);
  const hear = useEffectEvent(onMessage);

  useEffect(
    () =>
      listen(
        () => frame.current?.contentWindow,
        fromFrame,
        (heard) => (heard.kind === 'ready' ? setReady((times) => times + 1) : hear(heard)),
      ),
    [],
  );
  useEffect(() => {
    if (ready > 0) post(frame.current, message);
  }, [ready, message]);
  useEffect(() => {
    if (ready > 0) post(frame.current, { kind: 'mark', address: mark });
  }, [ready, mark]);
  useEffect(() => {
    if (ready > 0) post(frame.current, { kind: 'pick', labels });
  }, [ready, labels]);
  /** Restores the frame's address: the site's own address may not be framed, so a reload there would be blank. */
  const stay = (): void => {
    if (frame.current?.contentDocument === null) frame.current.src = src;
  };
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, of our own origin: a sandbox that leaves it both keeps nothing out
  return <iframe ref={frame} src={src} title={words.frame} className={styles.frame} style={style} onLoad={stay} />;
}

function useSize(ref: React.RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // Behind the other tab there is no room; the site stays as it is.
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
