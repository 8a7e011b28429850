import { useTranslation } from 'react-i18next';

import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { formatIn } from '#site/i18n/moment.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useSecurity } from '#site/features/security/useSecurity.ts';
import { Avatar, Badge, Card, DescriptionList, Row, Skeleton, Stack } from '#ui';
import * as styles from './MemberProfile.css.ts';

/** Breaks a long e-mail address before its domain. */
function Breaking({ text }: { readonly text: string }) {
  const [start, ...rest] = text.split(/(?=@)/);
  return (
    <bdi>
      {start}
      {rest.map((part) => [<wbr key={part} />, part])}
    </bdi>
  );
}

/** Profile of the member; personal data is masked. */
export default function MemberProfile() {
  const { t } = useTranslation('security');
  const { timeZone = 'UTC' } = useMerchant();
  const { date } = useSite().formats;
  const { data, error, isFetching, refetch } = useSecurity();
  if (data === undefined && error) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <Skeleton height={200} />;
  const { nickname, account, icon, rank, regDate, realName, email, mobile } = data;
  // Date only, without the time.
  const [day = ''] = formatIn(regDate, date, timeZone).split(' ');
  const facts = [
    ['account', account],
    ['registered', day],
    ['real_name', realName],
    ['email', email],
    ['mobile', mobile],
  ] as const;
  return (
    <Card as="section" padding="xl" className={styles.card} aria-label={t('profile')}>
      <Row gap="lg" wrap={false}>
        <Avatar name={nickname} src={icon ?? undefined} size="lg" />
        <Stack gap="xs" align="start">
          <h3 className={styles.nickname}>
            <bdi>{nickname}</bdi>
          </h3>
          <Badge tone="highlight">{rank}</Badge>
        </Stack>
      </Row>
      <DescriptionList
        layout="columns"
        items={facts.map(([name, value]) => ({
          key: name,
          term: t(`profile_${name}`),
          value: value === null ? t('not_set') : <Breaking text={value} />,
        }))}
      />
    </Card>
  );
}
