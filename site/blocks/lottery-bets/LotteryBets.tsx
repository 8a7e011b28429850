import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useSession } from '#site/session/session.ts';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { Icon } from '#site/components/Icon.tsx';
import { useRules } from '#site/features/lottery/useLottery.ts';
import { Button, EmptyState, Heading, Stack } from '#ui';
import { BetTable } from './BetTable.tsx';
import type { Props } from './schema.ts';

/** The member's bets on the lottery in the URL. */
export default function LotteryBets({ props }: BlockProps<Props>) {
  const text = useText();
  const heading = useId();
  const { kind } = useSession();
  const { data } = useRules();
  if (!data) return null;
  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Heading id={heading} level={3} size="xl">
        {text(props.title)}
      </Heading>
      {kind === 'visitor' || kind === 'trial' ? (
        <LoginNeeded />
      ) : (
        <BetTable key={data.game.gameCode} game={data.game} title={text(props.title)} pageSize={props.pageSize} />
      )}
    </Stack>
  );
}

function LoginNeeded() {
  const { t } = useTranslation('lottery');
  const guard = useRequireAccount();
  return (
    <EmptyState
      icon={<Icon name="lock" size={28} />}
      title={t('bets_login_title')}
      text={t('bets_login_text')}
      action={<Button onClick={() => guard({ kind: 'launch', run: () => undefined })}>{t('log_in')}</Button>}
    />
  );
}
