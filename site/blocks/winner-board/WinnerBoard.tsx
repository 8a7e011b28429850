import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { winnerBoard } from '#site/api/contract/announcements.ts';
import { useCall } from '#site/api/useCall.ts';
import { GameArt } from '#site/features/games/GameArt.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Scroller } from '#site/features/games/Scroller.tsx';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { Money } from '#site/components/Money.tsx';
import { EmptyState, Heading, Skeleton, Stack } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './WinnerBoard.css.ts';
import { gameOf, largestFirst, maskName, rowKeys, type Winner } from './winners.ts';

/** Number of highlighted entries in the podium. */
const PODIUM = 3;
/** Number of placeholder rows. */
const WAITING = 5;

/** Recent wins, without animation or urgency. */
export default function WinnerBoard({ props }: BlockProps<Props>) {
  const { t } = useTranslation('lobby');
  const text = useText();
  const heading = useId();
  const { games } = useSite();
  const language = useFact('language');
  const { data, error, isPending, isFetching, refetch } = useCall(winnerBoard, {
    gameCategory: games.winnerCategory,
    language,
    limitNum: props.count,
  });
  const winners = data && largestFirst(data);

  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {text(props.title)}
      </Heading>
      {isPending && <Waiting look={props.look} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {winners?.length === 0 && <EmptyState title={t('no_winners')} />}
      {winners && winners.length > 0 && <Winners winners={winners} look={props.look} label={text(props.title)} />}
    </Stack>
  );
}

interface WinnersProps {
  readonly winners: readonly Winner[];
  readonly look: Props['look'];
  readonly label: string;
}

function Winners({ winners, look, label }: WinnersProps) {
  const keys = rowKeys(winners);
  const list = (
    <ol className={styles.list} data-look={look}>
      {winners.map((winner, place) => (
        <Row key={keys[place]} winner={winner} medal={look === 'podium' && place < PODIUM ? place + 1 : undefined} />
      ))}
    </ol>
  );
  return look === 'strip' ? (
    <Scroller arrows label={label}>
      {list}
    </Scroller>
  ) : (
    list
  );
}

/** A press on it plays the game, where the platform says which game it is. */
function Row({ winner, medal }: { readonly winner: Winner; readonly medal: number | undefined }) {
  const { currency } = useMerchant();
  const launch = useLaunch();
  const game = gameOf(winner);
  const win = (
    <>
      <span className={styles.art}>
        <GameArt path={winner.iconUrl} />
        {medal !== undefined && (
          <span className={styles.medal} aria-hidden="true">
            {medal}
          </span>
        )}
      </span>
      <span className={styles.who}>
        <span className={styles.player}>{maskName(winner.customerName)}</span>
        <span dir="auto" className={styles.game} title={winner.gameName}>
          {winner.gameName}
        </span>
      </span>
      <span className={styles.amount}>
        <Money amount={winner.winAmount} currency={currency} />
      </span>
    </>
  );
  return (
    <li>
      {game ? (
        <button type="button" className={styles.row} data-medal={medal} onClick={() => launch(game)}>
          {win}
        </button>
      ) : (
        <div className={styles.row} data-medal={medal}>
          {win}
        </div>
      )}
    </li>
  );
}

function Waiting({ look }: Pick<Props, 'look'>) {
  return (
    <div className={styles.loading} aria-hidden="true">
      <div className={styles.list} data-look={look}>
        {Array.from({ length: WAITING }, (_, place) => (
          <span key={place} className={styles.waiting}>
            <Skeleton />
          </span>
        ))}
      </div>
    </div>
  );
}
