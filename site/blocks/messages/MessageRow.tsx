import { ChevronDown, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Message } from '#site/api/contract/messages.ts';
import { useFact, useMerchant } from '#site/assembler/sdk/view.ts';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { RecordDayTime, RecordTime } from '#site/features/records/RecordTime.tsx';
import { Button, CheckboxField, VisuallyHidden } from '#ui';
import * as styles from './Messages.css.ts';

interface MessageRowProps {
  readonly message: Message;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Toggles the message. */
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** A message's heading, with its body if open. */
export function MessageRow({ message, isOpen, isChosen, onChoose, onOpen, onDelete }: MessageRowProps) {
  const { t } = useTranslation('messages');
  const merchant = useMerchant();
  const now = useFact('now');
  const body = useId();
  const { title, content, sentAt, isRead } = message;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <CheckboxField
          aria-label={t('choose', { 0: title })}
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        />
        <h4 className={styles.heading}>
          <button type="button" className={styles.opener} aria-expanded={isOpen} aria-controls={body} onClick={onOpen}>
            <span className={styles.title} data-unread={!isRead}>
              {!isRead && <VisuallyHidden>{t('not_read')}</VisuallyHidden>}
              <span>{title}</span>
            </span>
            <span className={styles.time}>{isOpen ? <RecordTime at={sentAt} /> : <RecordDayTime at={sentAt} now={now} />}</span>
            <ChevronDown size={18} aria-hidden="true" className={styles.arrow} data-open={isOpen} />
          </button>
        </h4>
      </div>
      <div id={body} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <>
            <HtmlText html={content} merchant={merchant} />
            <Button size="sm" variant="ghost" iconStart={<Trash2 size={18} />} onClick={onDelete}>
              {t('delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
