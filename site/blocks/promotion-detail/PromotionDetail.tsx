import { ArrowLeft, Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch, useSearchParams } from 'wouter';

import { useMerchant, useModalOpener, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { PromotionPeriod, PromotionStanding } from '#site/features/promotions/PromotionStanding.tsx';
import { usePromotions, type Promotion } from '#site/features/promotions/usePromotions.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { useFollow } from '#site/features/links/useFollow.ts';
import { ButtonLink, Card, EmptyState, Skeleton } from '#ui';
import * as styles from './PromotionDetail.css.ts';
import type { Props } from './schema.ts';

/** The promotion in the URL. */
export default function PromotionDetail({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['content', 'payment', 'responsible']);
  const [query] = useSearchParams();
  const { promotions, pending, error, retry, retrying } = usePromotions(useSite());
  const promotion = promotions.find(({ id }) => id === query.get('id'));
  return (
    <div className={styles.detail} aria-busy={pending}>
      <SiteLink href={props.list} className={styles.back}>
        <ArrowLeft className={styles.arrow} size={18} aria-hidden="true" />
        {t('promotions_all')}
      </SiteLink>
      {error && <LoadProblem error={error} onRetry={retry} retrying={retrying} />}
      {pending && <Skeleton height={360} />}
      {!pending && promotion && <Sheet promotion={promotion} rewards={props.rewards} />}
      {!pending && !error && !promotion && (
        <EmptyState
          icon={<Gift />}
          title={t('promotion_gone')}
          text={t('promotion_gone_text')}
          action={
            <ButtonLink variant="primary" href={props.list}>
              {t('promotions_all')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

function Sheet({ promotion, rewards }: { readonly promotion: Promotion; readonly rewards: string }) {
  const follow = useFollow(useModalOpener().open);
  const { formats } = useSite();
  const merchant = useMerchant();
  const [path] = useLocation();
  const search = useSearch();
  const { id, title, content, image } = promotion;
  return (
    <Card as="article" padding="none" className={styles.sheet}>
      {image !== null && <img className={styles.art} src={image} alt="" width={640} height={400} />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <PromotionPeriod promotion={promotion} format={formats.date} />
        <HtmlText html={content} merchant={merchant} />
        <div className={styles.standing}>
          <PromotionStanding
            promotion={promotion}
            page={search === '' ? path : `${path}?${search}`}
            currency={merchant.currency}
            onOpen={() => follow(rewards, { parameters: { reward: id } })}
          />
        </div>
      </div>
    </Card>
  );
}
