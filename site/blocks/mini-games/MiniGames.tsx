import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useModal, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { MINI_GAME_RULES, oddsOf } from '#site/api/contract/miniGameRules.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { intlTag } from '#site/i18n/i18n.ts';
import { Button, Row, Stack } from '#ui';
import { Die } from './Dice.tsx';
import { Game } from './Game.tsx';
import * as styles from './MiniGames.css.ts';
import { usePendingBet } from './pendingBet.ts';
import { percent } from './percent.ts';
import type { Offer, Props } from './schema.ts';
import { WheelFace } from './Wheel.tsx';

/** A choice of mini games and the selected one, which the URL names. */
export default function MiniGames({ props }: BlockProps<Props>) {
  const { t } = useTranslation('minigames');
  const modal = useModal();
  const text = useText();
  const pending = usePendingBet();
  const games = props.games.map((game): Offer => ({ ...game, stakes: game.stakes ?? props.stakes }));
  const only = games.length === 1 ? games[0] : undefined;
  const chosen =
    only ?? games.find(({ game }) => game === pending?.input.gameCode) ?? games.find(({ game }) => game === modal.params['game']);
  const open = (game?: string): void => {
    if (modal.name !== null) modal.open(modal.name, game === undefined ? {} : { game });
  };
  if (chosen === undefined) return <Choice games={games} onChoose={open} />;
  return (
    <Stack gap="md">
      <Row>
        {only === undefined && pending === null && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.back}
            iconStart={<ArrowLeft className={styles.arrow} size={18} />}
            onClick={() => open()}
          >
            {t('all_games')}
          </Button>
        )}
        <h3 className={styles.name}>{text(chosen.label)}</h3>
      </Row>
      <Game key={chosen.game} offer={chosen} register={props.register} />
    </Stack>
  );
}

interface ChoiceProps {
  readonly games: readonly Offer[];
  readonly onChoose: (game: string) => void;
}

function Choice({ games, onChoose }: ChoiceProps) {
  const { t, i18n } = useTranslation('minigames');
  const text = useText();
  const { currency } = useMerchant();
  return (
    <Stack as="ul" gap="md">
      {games.map(({ game, label, text: about, stakes }) => (
        <li key={game}>
          <button type="button" className={styles.game} onClick={() => onChoose(game)}>
            <span className={styles.art} aria-hidden="true">
              {game === 'wheel' ? (
                <WheelFace />
              ) : (
                <>
                  <Die shows={3} />
                  <Die shows={4} />
                </>
              )}
            </span>
            <Stack as="span" gap="xs">
              <strong className={styles.name}>{text(label)}</strong>
              <span className={styles.note}>{text(about)}</span>
              <span className={styles.note}>
                {t('from_stake', { 0: formatAmount(Math.min(...stakes), currency) })} ·{' '}
                {t('returns', { 0: percent(oddsOf(game, MINI_GAME_RULES[game].choices[0] ?? '').returned, intlTag(i18n)) })}
              </span>
            </Stack>
          </button>
        </li>
      ))}
    </Stack>
  );
}
