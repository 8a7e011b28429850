import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';

import { fromFrame, listen, type FromFrame, type ShowMessage, type ToFrame } from '../messages.ts';
import { EDITOR } from '../protocol.ts';
import * as styles from './Stage.css.ts';

interface FramedProps {
  readonly merchant: string;
  readonly title: string;
  readonly style: CSSProperties;
  readonly message: ShowMessage;
  /** Address of the item to mark. */
  readonly mark: string | null;
  /** Of the items that a press selects, by address; `null` while presses are the site's. */
  readonly labels: Readonly<Record<string, string>> | null;
  readonly onMessage?: (message: FromFrame) => void;
}

/** The site in a frame. */
export function Framed({ merchant, title, style, message, mark, labels, onMessage }: FramedProps) {
  const src = `${EDITOR}/frame?merchant=${merchant}`;
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame has reported ready: a reloaded frame gets the whole state again. */
  const [ready, setReady] = useState(0);
  const hear = useEffectEvent((heard: FromFrame) => onMessage?.(heard));

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
  return <iframe ref={frame} src={src} title={title} className={styles.frame} style={style} onLoad={stay} />;
}

function post(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}
