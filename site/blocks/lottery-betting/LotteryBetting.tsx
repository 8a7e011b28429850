import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';

import { useFact, useMerchant, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import type { Play } from '#site/api/contract/lottery.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { lotteryPath, useLotteryPlace } from '#site/features/lottery/lotteryPlace.ts';
import { useOpenDraws, useRules, type LotteryRules } from '#site/features/lottery/useLottery.ts';
import { useLotteryTexts } from '#site/features/lottery/useLotteryTexts.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { Tabs } from '#ui';
import { AddBar } from './AddBar.tsx';
import { Board } from './Board.tsx';
import { Heading } from './Heading.tsx';
import * as styles from './LotteryBetting.css.ts';
import type { Props } from './schema.ts';
import { editing, priceOf, stakeFault, stakeOf, withLine, withStake, type SlipLine, type StakeFault } from './slip.ts';
import { SlipPanel } from './SlipPanel.tsx';
import { changeSlip, useSlip } from './slipStore.ts';
import { Stations } from './Stations.tsx';
import { Terms } from './Terms.tsx';
import { useMovingSlip } from './useMovingSlip.ts';
import { usePlacing } from './usePlacing.ts';
import { focusBalls } from './useRoving.ts';

// Lazy: wide screens have the slip beside the board.
const SlipSheet = lazyWithRetry(() => import('./SlipSheet.tsx'), 'default');

/** Betting on the lottery in the URL. */
export default function LotteryBetting({ props }: BlockProps<Props>) {
  const { data } = useRules();
  const { playType } = useLotteryPlace();
  const play = data?.plays.find((known) => known.playType === playType) ?? data?.plays[0];
  return data && play ? <Betting key={data.game.gameCode} rules={data} play={play} props={props} /> : null;
}

interface BettingProps {
  readonly rules: LotteryRules;
  readonly play: Play;
  readonly props: Props;
}

function Betting({ rules, play, props }: BettingProps) {
  const { t } = useTranslation('lottery');
  const texts = useLotteryTexts();
  const { gameCode } = rules.game;
  const { currency } = useMerchant();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const place = useLotteryPlace();
  const open = useOpenDraws(gameCode);
  const slip = useSlip(gameCode);
  const draw = open.draws.find(({ numero }) => numero === slip.numero) ?? open.draws[0];
  const isWide = useFact('device') === 'desktop';
  const [isReviewing, setReviewing] = useState(false);
  const { form: board, showFault: focusFault } = useFirstFault<HTMLDivElement>();
  const [shownFault, showFault] = useState<StakeFault | undefined>();
  useMovingSlip(gameCode, draw);

  const table = usePrizeTable(rules, slip.prizeMode);
  const picks = slip.drafts[play.playType] ?? play.columns.map(() => []);
  const stake = stakeOf(slip, play, table.leastStake);
  const price = priceOf(play, picks, stake, { prizeMode: table.id, drawnCount: rules.drawnCount, exponent: currency.exponent });
  const fault = stakeFault(stake, price, table);
  // Here, since its outcome outlives the sheet.
  const placing = usePlacing({ gameCode, prizeMode: table.id, onClosed: open.refresh });

  const add = (): void => {
    showFault(fault);
    if (fault !== undefined) focusFault();
    const numero = draw?.numero;
    if (fault !== undefined || numero === undefined || price.combinations === 0) return;
    const line = { id: crypto.randomUUID(), playType: play.playType, picks: picks.map((column) => [...column]), stake };
    changeSlip(gameCode, (now) => withLine(now, line, numero));
    focusBalls(board.current);
  };
  const choosePlay = (playType: string): void => {
    showFault(undefined);
    navigate(lotteryPath(path, { ...place, playType }, search), { replace: true });
  };

  const edit = (line: SlipLine): void => {
    setReviewing(false);
    changeSlip(gameCode, (now) => editing(now, line, rules.plays.find(({ playType }) => playType === line.playType) ?? {}));
    choosePlay(line.playType);
    board.current?.scrollIntoView({ block: 'start' });
  };
  const shown = { rules, table, slip, draw, placing, onEdit: edit };

  return (
    <section className={styles.betting} aria-label={t('betting_on', { 0: rules.game.gameName })}>
      <Heading game={rules.game} draw={draw} onClosed={open.refresh} />
      {open.problem && (
        <div className={styles.problem}>
          <LoadProblem error={open.problem} onRetry={open.refresh} retrying={open.isAsking} />
        </div>
      )}
      <div ref={board} className={styles.board}>
        <Stations
          draws={open.draws}
          numero={draw?.numero}
          slip={slip}
          onChoose={(numero) => changeSlip(gameCode, (now) => ({ ...now, numero, movedFrom: undefined }))}
        />
        <Tabs
          aria-label={t('play_types')}
          variant="pill"
          value={play.playType}
          onChange={choosePlay}
          tabs={rules.plays.map((known) => ({ value: known.playType, label: texts.play(known.playType) }))}
        >
          <div className={styles.board}>
            <Board
              play={play}
              picks={picks}
              prizeMode={table.id}
              onPick={(next) => changeSlip(gameCode, (now) => ({ ...now, drafts: { ...now.drafts, [play.playType]: next } }))}
            />
            <Terms
              tables={rules.prizeTables}
              table={table}
              play={play}
              stake={stake}
              steps={props.stakeSteps}
              fault={shownFault === fault ? fault : undefined}
              onStake={(next) => {
                showFault(undefined);
                changeSlip(gameCode, (now) => withStake(now, play, next));
              }}
              onTable={(prizeMode) => changeSlip(gameCode, (now) => ({ ...now, prizeMode }))}
            />
          </div>
        </Tabs>
        <AddBar
          play={play}
          picks={picks}
          price={price}
          slip={slip}
          canAdd={draw !== undefined}
          onAdd={add}
          onReview={() => setReviewing(true)}
        />
      </div>
      {isWide && <SlipPanel {...shown} />}
      <Suspense>{!isWide && isReviewing && <SlipSheet {...shown} onClose={() => setReviewing(false)} />}</Suspense>
    </section>
  );
}

/** The prize table that the player selected, otherwise the site's default, otherwise the lottery's first. */
function usePrizeTable({ prizeTables }: LotteryRules, chosen: number | undefined): LotteryRules['prizeTables'][number] {
  const { lottery } = useSite();
  const table = prizeTables.find(({ id }) => id === chosen) ?? prizeTables.find(({ name }) => name === lottery.type) ?? prizeTables[0];
  return table ?? { id: 0, name: '', leastStake: 0, mostTotal: 0 };
}
