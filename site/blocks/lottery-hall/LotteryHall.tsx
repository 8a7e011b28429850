import { useTranslation } from 'react-i18next';

import type { BlockProps } from '#site/assembler/sdk/view.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useLotteryPlace } from '#site/features/lottery/lotteryPlace.ts';
import { useRules } from '#site/features/lottery/useLottery.ts';
import { Skeleton, Stack } from '#ui';
import * as styles from './LotteryHall.css.ts';
import type { Props } from './schema.ts';

/** The page's two views, the platform's `lottoView`: `betting` if the URL names a lottery, otherwise `lobby`. */
export default function LotteryHall({ slots }: BlockProps<Props>) {
  const { t } = useTranslation('lottery');
  const { gameCode } = useLotteryPlace();
  const rules = useRules();
  const isUnknown = rules.error?.code === ERROR_CODE.gameUnknown;

  if (gameCode === '' || isUnknown) {
    return (
      <Stack gap="xl">
        {isUnknown && (
          <p className={styles.unknown} role="status">
            {t('unknown_lottery', { 0: gameCode.slice(0, 40) })}
          </p>
        )}
        {slots['lobby']}
      </Stack>
    );
  }
  if (rules.data) return <Stack gap="xl">{slots['game']}</Stack>;
  if (rules.error) return <LoadProblem error={rules.error} onRetry={() => void rules.refetch()} retrying={rules.isFetching} />;
  return (
    <Stack aria-hidden="true">
      <span className={styles.waitingHead}>
        <Skeleton />
      </span>
      <span className={styles.waitingBoard}>
        <Skeleton />
      </span>
    </Stack>
  );
}
