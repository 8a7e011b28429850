import { Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Banner } from '#site/api/contract/announcements.ts';
import { useBannerGroup, useMerchant, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import { linkHosts } from '#site/lib/linkHosts.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import { usePageIdle } from '#site/lib/usePageIdle.ts';
import { Skeleton } from '#ui';
import * as styles from './BannerStrip.css.ts';
import { linkOf } from './linkOf.ts';
import type { Props } from './schema.ts';

/** Lazy: the first slide does not need the carousel. */
const Carousel = lazyWithRetry(() => import('#ui/carousel/Carousel.tsx'), 'Carousel');

/** Lazy: launching games is not part of the initial bundle. Until it loads, the picture has no link. */
const GameLink = lazyWithRetry(() => import('./GameLink.tsx'), 'default');

/** The banners of one group. Hidden if the group is empty or no group matches the page [BAN-2]. */
export default function BannerStrip({ props }: BlockProps<Props>) {
  const group = useBannerGroup(props.group);
  return group && <Strip group={group} props={props} />;
}

interface StripProps {
  readonly group: NonNullable<ReturnType<typeof useBannerGroup>>;
  readonly props: Props;
}

function Strip({ group: { id, address, item }, props }: StripProps) {
  const { t } = useTranslation();
  const { banners, pending } = useAnnouncements(useSite());
  const place = useRef<HTMLDivElement>(null);
  const settled = usePageIdle(place, { sooner: true });
  const own = banners.filter((banner) => banner.groupName === id);
  if (!pending && own.length === 0) return null;
  const bleed = props.frame === 'bleed' ? { 'data-bleed': '' } : {};
  const slides = own.map((banner, index) => ({
    id: banner.bannerId,
    content: <Slide banner={banner} props={props} first={index === 0} settled={settled} />,
  }));
  return (
    <div ref={place} data-item={address} className={styles.strip} data-frame={props.frame} {...bleed}>
      {pending ? (
        <div className={shapeOf(props)}>
          <Skeleton />
        </div>
      ) : (
        <Suspense fallback={slides[0]?.content}>
          {settled && slides.length > 1 ? (
            <Carousel
              className={styles.carousel[props.frame]}
              label={t('banners')}
              name="banners"
              autoplayMs={item.autoplayMs}
              slides={slides}
              isLow={props.look === 'slim'}
            />
          ) : (
            slides[0]?.content
          )}
        </Suspense>
      )}
    </div>
  );
}

interface SlideProps {
  readonly banner: Banner;
  readonly props: Props;
  readonly first: boolean;
  readonly settled: boolean;
}

const shapeOf = ({ look, aspect }: Props): string => (look === 'slim' ? styles.slim : styles.aspect[aspect]);

function Slide({ banner, props, first, settled }: SlideProps) {
  const { promotion, menu, look } = props;
  const link = linkOf(banner, { promotion, hosts: linkHosts(useMerchant()) });
  const image = (
    <img
      className={look === 'slim' ? styles.part : styles.picture}
      src={banner.url}
      alt={look === 'picture' ? banner.title : ''}
      width={1200}
      height={400}
      fetchPriority={first ? 'high' : 'low'}
      loading={first ? 'eager' : 'lazy'}
      draggable={false}
    />
  );
  const picture = look === 'picture' ? image : <Words banner={banner} look={look} image={image} leads={link !== undefined} />;
  return (
    <div className={shapeOf(props)}>
      {link?.kind === 'address' && (
        <SiteLink href={link.href} className={styles.link}>
          {picture}
        </SiteLink>
      )}
      {link?.kind === 'game' && (
        <Suspense fallback={picture}>
          {settled ? (
            <GameLink banner={banner} menu={menu}>
              {picture}
            </GameLink>
          ) : (
            picture
          )}
        </Suspense>
      )}
      {link === undefined && picture}
    </div>
  );
}

interface WordsProps {
  readonly banner: Banner;
  readonly look: 'poster' | 'slim';
  readonly image: ReactNode;
  /** A press leads somewhere. */
  readonly leads: boolean;
}

/** A picture without words, and the words in the brand's face. */
function Words({ banner: { title, summary }, look, image, leads }: WordsProps) {
  const { t } = useTranslation();
  if (look === 'slim')
    return (
      <span className={styles.line}>
        <span className={styles.title}>{title}</span>
        {image}
      </span>
    );
  return (
    <span className={styles.poster}>
      {image}
      <span className={styles.words}>
        <span className={styles.headline}>{title}</span>
        {summary !== '' && <span>{summary}</span>}
        {leads && <span className={styles.action}>{t('see_more')}</span>}
      </span>
    </span>
  );
}
