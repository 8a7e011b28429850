import { Megaphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';

import { useMerchant, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { AnnouncedAt } from '#site/features/announcements/AnnouncedAt.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import { Accordion, type AccordionItem, EmptyState, Heading, Skeleton, Stack } from '#ui';
import * as styles from './AnnouncementPanel.css.ts';
import type { Props } from './schema.ts';

/** Query parameter of the open notice. */
const OPEN = 'notice';
/** Placeholder rows, and the height of each. */
const WAITING = [0, 1, 2, 3];
const ROW = 76;

/** Lists all notices with title and start time. At most one is expanded [NOT-2]. */
export default function AnnouncementPanel({ props }: BlockProps<Props>) {
  const { t } = useTranslation('content');
  const text = useText();
  const heading = useId();
  const site = useSite();
  const merchant = useMerchant();
  const { notices, pending, error, retry, retrying } = useAnnouncements(site);
  const [chosen, setOpen] = useOpen(props);
  const open = chosen ?? (props.opens === 'newest' ? (notices[0]?.id ?? '') : '');

  const items = notices.map((notice): AccordionItem => ({
    value: notice.id,
    title: notice.title,
    note: <AnnouncedAt announcement={notice} format={site.formats.date} />,
    content: <HtmlText html={notice.content} merchant={merchant} />,
  }));
  return (
    <section className={styles.panel} {...(props.title !== null && { 'aria-labelledby': heading })} aria-busy={pending}>
      {props.title !== null && (
        <Heading id={heading} level={2} size="xxl">
          {text(props.title)}
        </Heading>
      )}
      {pending && (
        <Stack gap="sm">
          {WAITING.map((row) => (
            <Skeleton key={row} height={ROW} />
          ))}
        </Stack>
      )}
      {error && <LoadProblem error={error} onRetry={retry} retrying={retrying} />}
      {!pending && !error && items.length === 0 && (
        <EmptyState icon={<Megaphone />} title={t('notices_none')} text={t('notices_none_text')} />
      )}
      {items.length > 0 && <Accordion items={items} value={open} onChange={setOpen} headingLevel={props.title === null ? 4 : 3} />}
    </section>
  );
}

/** Id of the expanded notice, from the URL or from local state; '' after it was closed, `undefined` before any choice. */
function useOpen({ linked, opens }: Props): readonly [open: string | undefined, setOpen: (id: string) => void] {
  const own = useState<string>();
  const [query, setQuery] = useSearchParams();
  if (!linked) return own;
  const setOpen = (id: string): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        // If no notice opens by default, the parameter is not needed.
        if (id === '' && opens === 'none') next.delete(OPEN);
        else next.set(OPEN, id);
        return next;
      },
      { replace: true },
    );
  return [query.get(OPEN) ?? undefined, setOpen];
}
