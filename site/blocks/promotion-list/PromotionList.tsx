import { Gift } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';

import { promotionCategories } from '#site/api/contract/promotions.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact, useMerchant, useModalOpener, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { PromotionPeriod, PromotionStanding } from '#site/features/promotions/PromotionStanding.tsx';
import { usePromotions, type Promotion } from '#site/features/promotions/usePromotions.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { useFollow } from '#site/features/links/useFollow.ts';
import { Card, EmptyState, Skeleton, Tabs } from '#ui';
import * as styles from './PromotionList.css.ts';
import type { Props } from './schema.ts';

/** Query parameter of the category, and its value for all. */
const CATEGORY = 'category';
const ALL = 'all';
/** Placeholder cards. */
const WAITING = [0, 1, 2, 3, 4, 5];
const CARD = 380;

/** All promotions by category; the selected category is in the URL. */
export default function PromotionList({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['content', 'payment', 'responsible']);
  const text = useText();
  const heading = useId();
  const [query, setQuery] = useSearchParams();
  const language = useFact('language');
  const { promotions, pending, error, retry, retrying } = usePromotions(useSite());
  const { data: categories } = useCall(promotionCategories, { language });

  // Only categories with promotions.
  const filled = (categories?.list ?? []).filter(({ categoryId }) => promotions.some((promotion) => promotion.categoryId === categoryId));
  const wanted = query.get(CATEGORY) ?? ALL;
  const chosen = filled.some(({ categoryId }) => categoryId === wanted) ? wanted : ALL;
  const shown = chosen === ALL ? promotions : promotions.filter(({ categoryId }) => categoryId === chosen);
  const tabs = [
    { value: ALL, label: t('category_all') },
    ...filled.map(({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName })),
  ];
  const choose = (category: string): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (category === ALL) next.delete(CATEGORY);
        else next.set(CATEGORY, category);
        return next;
      },
      { replace: true },
    );

  return (
    <section className={styles.promotions} aria-labelledby={heading} aria-busy={pending}>
      <h2 id={heading} className={styles.title}>
        {text(props.title)}
      </h2>
      {error && <LoadProblem error={error} onRetry={retry} retrying={retrying} />}
      {pending && (
        <Cards>
          {WAITING.map((place) => (
            <Skeleton key={place} height={CARD} />
          ))}
        </Cards>
      )}
      {!pending && !error && promotions.length === 0 && (
        <EmptyState icon={<Gift />} title={t('promotions_none')} text={t('promotions_none_text')} />
      )}
      {!pending && promotions.length > 0 && (
        <Tabs variant="pill" aria-label={t('categories')} tabs={tabs} value={chosen} onChange={choose}>
          <ul className={styles.grid}>
            {shown.map((promotion) => (
              <li key={promotion.id}>
                <PromotionCard promotion={promotion} detail={props.detail} rewards={props.rewards} />
              </li>
            ))}
          </ul>
        </Tabs>
      )}
    </section>
  );
}

function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {children}
    </div>
  );
}

interface PromotionCardProps {
  readonly promotion: Promotion;
  readonly detail: string;
  readonly rewards: string;
}

function PromotionCard({ promotion, detail, rewards }: PromotionCardProps) {
  const follow = useFollow(useModalOpener().open);
  const { formats } = useSite();
  const { currency } = useMerchant();
  const { id, title, summary, image, status } = promotion;
  const page = `${detail}?id=${encodeURIComponent(id)}`;
  return (
    <Card as="article" padding="none" className={styles.card}>
      {image !== null && (
        <img
          className={status === 'close' ? `${styles.art} ${styles.over}` : styles.art}
          src={image}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <SiteLink href={page} className={styles.link}>
            {title}
          </SiteLink>
        </h3>
        <p className={styles.summary}>
          <bdi>{summary}</bdi>
        </p>
      </div>
      <div className={styles.foot}>
        <PromotionPeriod promotion={promotion} format={formats.date} />
        <div className={styles.standing}>
          <PromotionStanding
            promotion={promotion}
            page={page}
            currency={currency}
            onOpen={() => follow(rewards, { parameters: { reward: id } })}
          />
        </div>
      </div>
    </Card>
  );
}
