import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { BlockProps } from '#site/assembler/sdk/view.ts';
import { gameList } from '#site/api/contract/games.ts';
import { useCall } from '#site/api/useCall.ts';
import { useSession } from '#site/session/session.ts';
import { firstGameOf } from '#site/features/games/firstGame.ts';
import * as styles from '#site/features/games/frame/frame.css.ts';
import { RunningGame } from '#site/features/games/frame/RunningGame.tsx';
import { useLaunchTarget } from '#site/features/games/frame/useLaunchTarget.ts';
import { useLeave } from '#site/features/games/frame/useLeave.ts';
import { useGamesHost } from '#site/features/games/host.ts';
import type { LaunchTarget } from '#site/features/games/launchTarget.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { LoginNeeded } from '#site/features/games/LoginNeeded.tsx';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { useVendors } from '#site/features/games/vendors.ts';
import { Icon } from '#site/components/Icon.tsx';
import { ButtonLink, EmptyState, Spinner } from '#ui';
import type { Props } from './schema.ts';

/** A provider's page: launches the game that the player selected, otherwise the provider's first, on mount. */
export default function ProviderPage({ props }: BlockProps<Props>) {
  const { t } = useTranslation('launch');
  const { kind } = useSession();
  const guard = useRequireAccount();
  const leave = useLeave(props.back);
  const chosen = useLaunchTarget();
  const home = <ButtonLink href={props.back}>{t('home')}</ButtonLink>;

  const isAllowed = kind === 'member' || kind === 'agent';
  const ask = useEffectEvent(() => {
    if (!isAllowed) guard({ kind: 'launch', run: () => undefined });
  });
  useEffect(() => ask(), []);

  if (!isAllowed) {
    return (
      <div className={styles.alone}>
        <LoginNeeded title={t('provider_login_title')} text={t('provider_login_text')} more={home} />
      </div>
    );
  }
  if (chosen?.vassalage === props.vendor) return <Game game={chosen} props={props} onLeave={leave} />;
  return <FirstGame props={props} onLeave={leave} />;
}

interface StartProps {
  readonly props: Props;
  readonly onLeave: () => void;
}

function Game({ game, props, onLeave }: StartProps & { readonly game: LaunchTarget }) {
  return <RunningGame key={`${game.vassalage} ${game.nodeId}`} target={game} call={props.call} onLeave={onLeave} />;
}

/** Requests the provider's first game, then launches it. */
function FirstGame({ props, onLeave }: StartProps) {
  const { t } = useTranslation('launch');
  const host = useGamesHost();
  const { lanes, isPending: vendorsPending } = useVendors();
  // Maps a derived category to the platform's category in game lists.
  const gameType = lanes.find(({ title }) => title === props.category)?.gameType ?? props.category;
  const { data, error, isFetching, refetch } = useCall(gameList, firstGameOf(host, props.vendor, gameType), {
    // A derived category can be mapped only after vendors have loaded.
    enabled: !vendorsPending,
  });
  const [first] = data?.games ?? [];

  if (first) return <Game game={first} props={props} onLeave={onLeave} />;
  if (!data && !error) {
    return (
      <div className={styles.alone} role="status">
        <Spinner />
        {t('provider_loading')}
      </div>
    );
  }
  return (
    <div className={styles.alone}>
      {error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <EmptyState
          icon={<Icon name="game" size={28} />}
          title={t('provider_none_title')}
          text={t('provider_none_text')}
          action={<ButtonLink href={props.back}>{t('home')}</ButtonLink>}
        />
      )}
    </div>
  );
}
