import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useModal, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { duePopups, mutePopups, rememberPopups } from '#site/features/announcements/popupMemory.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import { Button, EmptyState, Heading, Skeleton, Stack } from '#ui';
import * as styles from './PopupNotices.css.ts';
import type { Props } from './schema.ts';

/** All notices due today, or all notices if opened by a link. Showing them marks them as seen. */
export default function PopupNotices({ props }: BlockProps<Props>) {
  const { t } = useTranslation('content');
  const { popups, pending, error, retry, retrying } = useAnnouncements(useSite());
  const merchant = useMerchant();
  const modal = useModal();
  // Time of opening: marking notices as seen must not remove them from the open modal.
  const [openedAt] = useState(gatewayClock.now);
  const [due] = useState(() => new Set(duePopups(popups, openedAt).map(({ id }) => id)));
  const shown = due.size === 0 ? popups : popups.filter(({ id }) => due.has(id));

  const ids = shown.map(({ id }) => id).join();
  useEffect(() => {
    if (ids !== '') rememberPopups(ids.split(','), openedAt);
  }, [ids, openedAt]);

  const mute = (): void => {
    mutePopups(props.muteDays, gatewayClock.now());
    modal.close();
  };

  if (pending) return <Skeleton height={200} />;
  if (shown.length === 0)
    return error ? <LoadProblem error={error} onRetry={retry} retrying={retrying} /> : <EmptyState title={t('popup_none')} />;
  return (
    <div className={styles.popup}>
      {shown.map(({ id, title, content }) => (
        <Stack key={id} as="article" gap="sm">
          <Heading level={3} size="xl">
            <bdi>{title}</bdi>
          </Heading>
          <HtmlText html={content} merchant={merchant} />
        </Stack>
      ))}
      <div className={styles.actions}>
        <Button variant="ghost" onClick={mute}>
          {props.muteDays === 1 ? t('popup_mute') : t('popup_mute_days', { 0: props.muteDays })}
        </Button>
        <Button variant="primary" onClick={modal.close}>
          {t('popup_close')}
        </Button>
      </div>
    </div>
  );
}
