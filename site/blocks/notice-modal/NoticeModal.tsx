import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useModal, useSite } from '#site/assembler/sdk/view.ts';
import { AnnouncedAt } from '#site/features/announcements/AnnouncedAt.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import { Button, EmptyState, Heading, Skeleton } from '#ui';
import * as styles from './NoticeModal.css.ts';
import { passFocus } from './passFocus.ts';

/** One notice in full, selected by the modal's `index`. */
export default function NoticeModal() {
  const { t } = useTranslation();
  const { name, params, open } = useModal();
  const site = useSite();
  const merchant = useMerchant();
  const { notices, pending, error, retry, retrying } = useAnnouncements(site);
  const steps = useRef<HTMLElement>(null);
  const wanted = params['index'];
  useLayoutEffect(() => passFocus(steps.current));
  if (pending) return <Skeleton height={200} />;
  if (error && notices.length === 0) return <LoadProblem error={error} onRetry={retry} retrying={retrying} />;
  const index = Math.min(Math.max(Number.parseInt(wanted ?? '0', 10) || 0, 0), notices.length - 1);
  const notice = notices[index];
  if (!notice) return <EmptyState title={t('no_notices')} />;
  const show = (next: number): void => open(name ?? '', { index: String(next) });
  return (
    <article className={styles.notice}>
      <Heading level={3} size="xl">
        {notice.title}
      </Heading>
      <AnnouncedAt className={styles.date} announcement={notice} format={site.formats.date} />
      <div className={styles.content}>
        <HtmlText html={notice.content} merchant={merchant} />
      </div>
      {notices.length > 1 && (
        <nav ref={steps} className={styles.steps} aria-label={t('notices')}>
          <Button variant="secondary" size="sm" disabled={index === 0} onClick={() => show(index - 1)}>
            {t('previous')}
          </Button>
          <span>{t('position', { 0: index + 1, 1: notices.length })}</span>
          <Button variant="secondary" size="sm" disabled={index === notices.length - 1} onClick={() => show(index + 1)}>
            {t('next')}
          </Button>
        </nav>
      )}
    </article>
  );
}
