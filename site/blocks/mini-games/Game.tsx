import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from 'wouter/use-browser-location';

import { useMerchant, useModal } from '#site/assembler/sdk/view.ts';
import { MINI_GAME_RULES, oddsOf } from '#site/api/contract/miniGameRules.ts';
import { miniGameTable } from '#site/api/contract/miniGames.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { useSession } from '#site/session/session.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { mainBalance } from '#site/features/cashier/mainBalance.ts';
import { Money } from '#site/components/Money.tsx';
import { intlTag } from '#site/i18n/i18n.ts';
import { Button, ButtonLink, Callout, Card, DescriptionList } from '#ui';
import { Dice } from './Dice.tsx';
import { Fairness } from './Fairness.tsx';
import * as styles from './MiniGames.css.ts';
import { usePendingBet } from './pendingBet.ts';
import { factor, percent } from './percent.ts';
import type { Offer } from './schema.ts';
import { usePlay, type Play } from './usePlay.ts';
import { Wheel } from './Wheel.tsx';

const STAGES = { wheel: Wheel, dice: Dice } as const;

interface GameProps {
  readonly offer: Offer;
  /** Target of the registration link. */
  readonly register: string;
}

/** One game: stage, bet options, stake and bet button. */
export function Game({ offer, register }: GameProps) {
  const { t, i18n } = useTranslation('minigames');
  const { currency } = useMerchant();
  const { kind } = useSession();
  const isPlayer = kind !== 'visitor';
  const table = useCall(miniGameTable, {}, { enabled: isPlayer, staleMs: Infinity });
  const play = usePlay(offer.game);
  const pending = usePendingBet();
  const reopen = useReopen(offer.game);
  const guard = useRequireAccount();
  const { choices } = MINI_GAME_RULES[offer.game];
  const [choice, setChoice] = useState(pending?.input.choice ?? choices[0] ?? '');
  const stakes = offeredStakes(offer.stakes, table.data);
  const [wanted, setWanted] = useState(pending?.input.stake ?? offer.stakes[0] ?? 0);
  const stake = stakes.includes(wanted) ? wanted : (stakes[0] ?? 0);
  const isBusy = play.phase !== 'idle';
  const unanswered = isBusy ? null : pending;
  const Stage = STAGES[offer.game];

  const bet = (): void => {
    // A login does not place the bet: the player returns to the game and presses again.
    if (!isPlayer) return guard({ kind: 'modal', run: reopen });
    if (table.data) void play.bet({ choice, stake, seedHash: table.data.seedHash });
  };

  return (
    <>
      <Stage round={play.round} phase={play.phase} />
      <p className={styles.result} role="status" data-won={!isBusy && (play.round?.win ?? 0) > 0}>
        <Result play={play} />
      </p>
      {choices.length > 1 && (
        <Options
          legend={t('bet_on')}
          name="choice"
          value={choice}
          isDisabled={isBusy || pending !== null}
          onChange={setChoice}
          options={choices.map((value) => {
            const { chance, pays } = oddsOf(offer.game, value);
            return { value, label: t(`choice_${value}`), note: `${factor(pays)} · ${percent(chance, intlTag(i18n))}` };
          })}
        />
      )}
      <Options
        legend={t('stake')}
        name="stake"
        value={String(stake)}
        isDisabled={isBusy || pending !== null}
        onChange={(value) => setWanted(Number(value))}
        options={stakes.map((value) => ({ value: String(value), label: formatAmount(value, currency) }))}
      />
      <Callout live="assertive" tone="critical" compact>
        {play.problem}
      </Callout>
      {isPlayer && table.error && <LoadProblem error={table.error} onRetry={() => void table.refetch()} retrying={table.isFetching} />}
      {unanswered && play.problem === undefined && (
        <p className={styles.note}>{t('pending', { 0: formatAmount(unanswered.input.stake, currency) })}</p>
      )}
      {/* One button in all states, so that it does not lose the focus. */}
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={isBusy}
        disabled={unanswered === null && !isBusy && isPlayer && (table.data === undefined || stakes.length === 0)}
        onClick={() => (unanswered ? void play.ask(unanswered) : bet())}
      >
        {unanswered ? t('ask_again') : t('play_for', { 0: formatAmount(stake, currency) })}
      </Button>
      {isPlayer && <Purse net={play.net} isTrial={kind === 'trial'} />}
      {kind === 'trial' && <Trial least={stakes[0] ?? 0} register={register} />}
      <Fairness game={offer.game} nextHash={table.data?.seedHash} round={isBusy ? undefined : play.round} />
    </>
  );
}

/** Config may offer fewer stakes than the platform accepts, never more. */
function offeredStakes(stakes: readonly number[], limits: { leastStake: number; mostStake: number } | undefined): readonly number[] {
  return limits === undefined ? stakes : stakes.filter((stake) => stake >= limits.leastStake && stake <= limits.mostStake);
}

/** Reopens this game after login, above the current page. */
function useReopen(game: string): () => void {
  const { name } = useModal();
  return () => {
    const query = new URLSearchParams({ modal: name ?? '', 'modal.game': game }).toString();
    navigate(`${location.pathname}?${query}`, { state: { opener: 'page' } });
  };
}

/** A new element for each text: React cannot update text nodes that the browser has translated. */
const say = (text: string) => <span key={text}>{text}</span>;

function Result({ play: { phase, round } }: { readonly play: Play }) {
  const { t } = useTranslation('minigames');
  const { currency } = useMerchant();
  if (phase !== 'idle') return say(t('wait'));
  if (round === undefined) return say(t('good_luck'));
  return say(round.win > 0 ? t('won', { 0: formatAmount(round.win, currency) }) : t('lost'));
}

interface PurseProps {
  readonly net: number;
  readonly isTrial: boolean;
}

function Purse({ net, isTrial }: PurseProps) {
  const { t } = useTranslation('minigames');
  const { currency } = useMerchant();
  const { data } = useCall(balance, {});
  return (
    <DescriptionList
      layout="inline"
      className={styles.purse}
      items={[
        {
          key: 'balance',
          term: t(isTrial ? 'trial_balance' : 'balance'),
          value: data ? <Money amount={mainBalance(data)} currency={currency} /> : '…',
        },
        { key: 'net', term: t('net'), value: <Money amount={net} currency={currency} /> },
      ]}
    />
  );
}

interface TrialProps {
  /** The lowest stake on offer, in minor units. */
  readonly least: number;
  readonly register: string;
}

/** Explains that this is play money, and how to play with real money. */
function Trial({ least, register }: TrialProps) {
  const { t } = useTranslation('minigames');
  const { data } = useCall(balance, {});
  const isOver = data !== undefined && mainBalance(data) < least;
  return (
    <Card variant="sunken" padding="md" className={styles.trial}>
      <p className={styles.note}>{t(isOver ? 'trial_over' : 'trial_note')}</p>
      <ButtonLink href={register} size="sm" variant={isOver ? 'primary' : 'secondary'}>
        {t('open_account')}
      </ButtonLink>
    </Card>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

interface OptionsProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A choice as chips: native radio buttons, so that arrow keys select. */
function Options({ legend, name, value, options, isDisabled, onChange }: OptionsProps) {
  return (
    <fieldset className={styles.options} disabled={isDisabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips} data-count={options.length}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              className={styles.radio}
              type="radio"
              name={`mini-game-${name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.chipLabel}>{option.label}</span>
            {option.note !== undefined && <span className={styles.chipNote}>{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
