import { Headset, LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';

import { helpCenter, type HelpCategory } from '#site/api/contract/content.ts';
import { useCall } from '#site/api/useCall.ts';
import { useClaims, useFact, useMerchant, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useCustomerService } from '#site/features/customerService/useCustomerService.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { SearchBox } from '#site/components/SearchBox.tsx';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Accordion, Button, ButtonLink, Card, EmptyState, Heading, Row, Skeleton, Stack, Text } from '#ui';
import * as styles from './HelpCentre.css.ts';
import type { Props } from './schema.ts';
import { shownHelp } from './search.ts';

/** Query parameters: search text, topic, open question. */
const SEARCH = 'q';
const TOPIC = 'topic';
const OPEN = 'open';
/** Stale time: answers rarely change. */
const FRESH_MS = 10 * 60_000;

/** The help center. Search text, topic and open question are in the URL. */
export default function HelpCentre({ props }: BlockProps<Props>) {
  const { t } = useTranslation('content');
  const text = useText();
  const heading = useId();
  const language = useFact('language');
  const [query, setQuery] = useSearchParams();
  const { data, error, isPending, isFetching, refetch } = useCall(helpCenter, { language }, { staleMs: FRESH_MS });
  const merchant = useMerchant();
  const { openChat } = useCustomerService(merchant, useSite().chat);

  const search = query.get(SEARCH) ?? '';
  const topic = query.get(TOPIC) ?? '';
  const shown = data && shownHelp(data.categories, { search, topic });
  const put = (name: string, value: string): void =>
    setQuery(
      () => {
        // The address may be ahead of what is rendered, as by a modal.
        const next = new URLSearchParams(location.search);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const service = (
    <Row gap="md" align="stretch">
      <Button iconStart={<Headset size={18} />} onClick={() => void openChat()}>
        {t('help_service')}
      </Button>
      {props.more && <ButtonLink href={props.more.to}>{text(props.more.label)}</ButtonLink>}
    </Row>
  );

  return (
    <Stack as="section" gap="xl" aria-labelledby={heading} aria-busy={isPending}>
      <div className={styles.top}>
        <Heading id={heading} level={2} size="xxl">
          {text(props.title)}
        </Heading>
        <SearchBox label={t('help_search')} isInside size="lg" value={search} list={topic} onSearch={(value) => put(SEARCH, value)} />
      </div>
      {isPending && <Skeleton height={420} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && shown && (
        <div className={styles.body}>
          <Topics categories={data.categories} current={search === '' ? topic : ''} />
          <Stack gap="xl">
            {shown.length === 0 && (
              <EmptyState
                icon={<LifeBuoy />}
                title={search === '' ? t('help_none') : t('help_not_found', { 0: search })}
                text={search !== '' && t('help_not_found_text')}
                action={props.service && service}
              />
            )}
            {shown.map((category) => (
              <Answers key={category.id} category={category} open={query.get(OPEN) ?? ''} onOpen={(id) => put(OPEN, id)} />
            ))}
            {props.service && shown.length > 0 && (
              <Card as="aside" className={styles.service} aria-label={t('help_more')}>
                <Text weight="medium">{t('help_more')}</Text>
                {service}
              </Card>
            )}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

interface TopicsProps {
  readonly categories: readonly HelpCategory[];
  readonly current: string;
}

function Topics({ categories, current }: TopicsProps) {
  const { t } = useTranslation('content');
  if (categories.length < 2) return null;
  return (
    <nav className={styles.topics} aria-label={t('help_topics')}>
      <Topic id="" name={t('help_all')} icon="help" current={current} />
      {categories.map(({ id, name, icon }) => (
        <Topic key={id} id={id} name={name} icon={icon ?? undefined} current={current} />
      ))}
    </nav>
  );
}

interface TopicProps {
  /** Empty for all topics. */
  readonly id: string;
  readonly name: string;
  readonly icon: string | undefined;
  readonly current: string;
}

function Topic({ id, name, icon, current }: TopicProps) {
  const [path] = useLocation();
  const address = id === '' ? path : `${path}?${TOPIC}=${encodeURIComponent(id)}`;
  return (
    <SiteLink href={address} className={styles.topic} aria-current={id === current ? 'true' : undefined}>
      <Icon name={iconNamed(icon)} size={18} />
      <bdi>{name}</bdi>
    </SiteLink>
  );
}

interface AnswersProps {
  readonly category: HelpCategory;
  /** Id of the open question, unique across the page. */
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

function Answers({ category: { name, questions }, open, onOpen }: AnswersProps) {
  const merchant = useMerchant();
  const claims = useClaims();
  const heading = useId();
  const items = questions.map(({ id, question, answer }) => ({
    value: id,
    title: claims(question),
    content: <HtmlText html={claims(answer)} merchant={merchant} />,
  }));
  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Heading id={heading} level={3}>
        <bdi>{name}</bdi>
      </Heading>
      <Accordion headingLevel={4} items={items} value={questions.some(({ id }) => id === open) ? open : ''} onChange={onOpen} />
    </Stack>
  );
}
