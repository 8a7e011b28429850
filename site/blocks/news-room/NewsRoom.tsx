import { Newspaper } from 'lucide-react';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';

import { newsList, type NewsHead } from '#site/api/contract/content.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Card, EmptyState, Pagination, Skeleton, Stack, Tabs } from '#ui';
import { Article } from './Article.tsx';
import * as styles from './NewsRoom.css.ts';
import { Published } from './Published.tsx';
import type { Props } from './schema.ts';

/** Query parameters: the open article, and section and page of the list. */
const ARTICLE = 'id';
const SECTION = 'section';
const PAGE = 'page';
/** Value of the tab for all sections. */
const ALL = 'all';
/** Height of a placeholder card. */
const CARD = 320;

/** The list of articles, or the article in the URL. */
export default function NewsRoom({ props }: BlockProps<Props>) {
  const [query] = useSearchParams();
  const [path] = useLocation();
  const id = query.get(ARTICLE);
  const room = useRef<HTMLDivElement>(null);
  useFocusOn(room, id);
  return (
    <div ref={room} tabIndex={-1}>
      {id === null ? (
        <List
          {...props}
          section={props.sections.find((name) => name === query.get(SECTION))}
          page={Math.max(1, Number.parseInt(query.get(PAGE) ?? '1', 10) || 1)}
        />
      ) : (
        <Article key={id} id={id} list={path} />
      )}
    </div>
  );
}

/** The pressed link unmounts with its view: moves focus to the article, and on return to the link that opened it. */
function useFocusOn(room: RefObject<HTMLDivElement | null>, id: string | null): void {
  const shown = useRef(id);
  useEffect(() => {
    const before = shown.current;
    if (before === id) return;
    shown.current = id;
    const opener = [...(room.current?.querySelectorAll('a') ?? [])].find(
      ({ search }) => new URLSearchParams(search).get(ARTICLE) === before,
    );
    if (id === null && opener) opener.focus();
    else room.current?.focus({ preventScroll: true });
    if (id !== null) room.current?.scrollIntoView({ block: 'start' });
  }, [room, id]);
}

type Section = Props['sections'][number] | undefined;

function addressOf(path: string, section: Section, page: number): string {
  const query = new URLSearchParams({ ...(section && { [SECTION]: section }), ...(page > 1 && { [PAGE]: String(page) }) });
  return query.size === 0 ? path : `${path}?${query}`;
}

interface ListProps extends Props {
  readonly section: Section;
  readonly page: number;
}

function List({ title, sections, section, pageSize, page }: ListProps) {
  const { t } = useTranslation('content');
  const text = useText();
  const heading = useId();
  const language = useFact('language');
  const [path, navigate] = useLocation();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    newsList,
    { language, ...(section && { section }), pageNo: page, pageSize },
    { keepPrevious: true },
  );
  const isBeyond = useLastPage(page, { data, isPlaceholderData }, (last) => navigate(addressOf(path, section, last), { replace: true }));
  const tabs = [ALL, ...sections].map((value) => ({ value, label: t(`news_section_${value}`) }));
  const choose = (value: string): void => {
    const chosen = sections.find((name) => name === value);
    navigate(addressOf(path, chosen, 1), { replace: true });
  };
  const isWaiting = isPending || isBeyond || (isPlaceholderData && data.content.length === 0);
  const articles = (
    <>
      {isWaiting && (
        <div className={styles.grid} aria-hidden="true">
          {Array.from({ length: pageSize }, (_, place) => (
            <Skeleton key={place} height={CARD} />
          ))}
        </div>
      )}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.content.length === 0 && !isWaiting && <EmptyState icon={<Newspaper />} title={t('news_none')} text={t('news_none_text')} />}
      {data && data.content.length > 0 && (
        <ul className={styles.grid}>
          {data.content.map((head) => (
            <li key={head.id}>
              <NewsCard head={head} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          aria-label={t('news_pages')}
          page={page}
          pageCount={data.totalPages}
          hrefFor={(other) => addressOf(path, section, other)}
        />
      )}
    </>
  );
  return (
    <Stack as="section" aria-labelledby={heading} aria-busy={isWaiting || isPlaceholderData}>
      <h2 id={heading} className={styles.title}>
        {text(title)}
      </h2>
      {sections.length === 0 ? (
        articles
      ) : (
        <Tabs variant="pill" aria-label={t('news_sections')} tabs={tabs} value={section ?? ALL} onChange={choose}>
          {articles}
        </Tabs>
      )}
    </Stack>
  );
}

function NewsCard({ head: { id, title, summary, image, publishedAt } }: { readonly head: NewsHead }) {
  const [path] = useLocation();
  return (
    <Card as="article" padding="none" className={styles.card}>
      {image !== '' && <img className={styles.art} src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />}
      <div className={styles.words}>
        <Published at={publishedAt} />
        <h3 className={styles.name}>
          <SiteLink href={`${path}?${ARTICLE}=${encodeURIComponent(id)}`} className={styles.link}>
            {title}
          </SiteLink>
        </h3>
        <p className={styles.summary}>
          <bdi>{summary}</bdi>
        </p>
      </div>
    </Card>
  );
}
