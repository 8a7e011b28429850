import { ArrowDown, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { intlTag } from '#site/i18n/i18n.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { Button, EmptyState } from '#ui';
import * as styles from './ChatRoom.css.ts';
import { daysAgo, linesOf, type Line, type Room } from './room.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';

interface MessagesProps {
  readonly room: Room;
  readonly onLookBack: () => void;
}

/** The messages, newest last. Follows the newest message unless the reader has scrolled up. */
export function Messages({ room, onLookBack }: MessagesProps) {
  const { t } = useTranslation('chat');
  const { messages, hasEarlier, earlier } = room;
  const { scroller, unseen, toNewest, onScroll } = useScrollAnchor(messages);
  const lookBackAtTop = (): void => {
    onScroll();
    // After a failed request, earlier messages load only on a press.
    if (hasEarlier && earlier === 'idle' && scroller.current !== null && scroller.current.scrollTop < styles.NEAR_TOP_PX) onLookBack();
  };
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="log" aria-label={t('messages')} onScroll={lookBackAtTop}>
        {messages.length === 0 && (
          <div className={styles.centre}>
            <EmptyState icon={<MessagesSquare size={28} />} title={t('empty_title')} text={t('empty_text')} />
          </div>
        )}
        {hasEarlier && (
          <div className={styles.earlier}>
            <Button size="sm" loading={earlier === 'loading'} onClick={onLookBack}>
              {t(earlier === 'failed' ? 'earlier_failed' : 'earlier')}
            </Button>
          </div>
        )}
        <ol className={styles.list}>
          {linesOf(messages).map((line) => (
            <MessageLine key={line.message.messageId} line={line} />
          ))}
        </ol>
      </div>
      {unseen > 0 && (
        <div className={styles.newest}>
          <Button variant="primary" size="sm" className={styles.newestButton} iconStart={<ArrowDown size={16} />} onClick={toNewest}>
            {t('newest', { 0: String(unseen) })}
          </Button>
        </div>
      )}
    </div>
  );
}

function MessageLine({ line: { message, beginsDay, goesOn } }: { readonly line: Line }) {
  const { t, i18n } = useTranslation('chat');
  const { author, own, text, sentAt } = message;
  return (
    <>
      {beginsDay && (
        <li className={styles.day}>
          <span className={styles.dayName}>
            <DayName at={sentAt} />
          </span>
        </li>
      )}
      <li className={styles.line} data-own={own} data-goes-on={goesOn}>
        {!goesOn && <span className={styles.author}>{own ? t('you') : author}</span>}
        <span className={styles.bubble}>
          <bdi className={styles.text}>{text}</bdi>
          <time className={styles.time} dateTime={new Date(sentAt).toISOString()}>
            {written(sentAt, intlTag(i18n), { hour: 'numeric', minute: '2-digit' })}
          </time>
        </span>
      </li>
    </>
  );
}

/** In the browser's time zone; Gregorian calendar in every language, like all dates of the site. */
const written = (at: number, tag: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { calendar: 'gregory', ...options }).format(at);

function DayName({ at }: { readonly at: number }) {
  const { t, i18n } = useTranslation('chat');
  const ago = daysAgo(at, gatewayClock.now());
  if (ago === 0) return t('today');
  if (ago === 1) return t('yesterday');
  return written(at, intlTag(i18n), { weekday: 'long', day: 'numeric', month: 'long' });
}
