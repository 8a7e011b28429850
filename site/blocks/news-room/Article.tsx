import { ArrowLeft, Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { newsArticle } from '#site/api/contract/content.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact, useMerchant } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { ButtonLink, EmptyState, Skeleton } from '#ui';
import * as styles from './NewsRoom.css.ts';
import { Published } from './Published.tsx';

/** The platform's error code for a missing or deleted article. */
const GONE = 'article.not.found';

interface ArticleProps {
  readonly id: string;
  /** Path of the list. */
  readonly list: string;
}

export function Article({ id, list }: ArticleProps) {
  const { t } = useTranslation('content');
  const language = useFact('language');
  const merchant = useMerchant();
  const { data, error, isPending, isFetching, refetch } = useCall(newsArticle, { id, language });
  const gone = error?.code === GONE;
  return (
    <div className={styles.article} aria-busy={isPending}>
      <SiteLink href={list} className={styles.back}>
        <ArrowLeft className={styles.arrow} size={18} aria-hidden="true" />
        {t('news_all')}
      </SiteLink>
      {isPending && <Skeleton height={480} />}
      {error && !gone && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {gone && (
        <EmptyState
          icon={<Newspaper />}
          title={t('article_gone')}
          text={t('article_gone_text')}
          action={
            <ButtonLink variant="primary" href={list}>
              {t('news_all')}
            </ButtonLink>
          }
        />
      )}
      {data && (
        <article className={styles.article}>
          {data.image !== '' && <img className={styles.hero} src={data.image} alt="" width={760} height={380} />}
          <Published at={data.publishedAt} />
          <h2 className={styles.headline}>{data.title}</h2>
          <p className={styles.lead}>
            <bdi>{data.summary}</bdi>
          </p>
          <HtmlText html={data.content} merchant={merchant} />
        </article>
      )}
    </div>
  );
}
