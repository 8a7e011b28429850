import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { MINI_GAME_RULES, oddsOf, WHEEL, type MiniGame } from '#site/api/contract/miniGameRules.ts';
import { intlTag } from '#site/i18n/i18n.ts';
import { Button, Row } from '#ui';
import { isFair, type Round } from './fairness.ts';
import * as styles from './MiniGames.css.ts';
import { factor, percent } from './percent.ts';

interface FairnessProps {
  readonly game: MiniGame;
  /** Hash of the seed that decides the next round; `undefined` for visitors. */
  readonly nextHash: string | undefined;
  readonly round: Round | undefined;
}

/** The odds, and how to verify a round. */
export function Fairness({ game, nextHash, round }: FairnessProps) {
  const { t, i18n } = useTranslation('minigames');
  const { choices } = MINI_GAME_RULES[game];
  return (
    <>
      <p className={styles.note}>{t('returns_long', { 0: percent(oddsOf(game, choices[0] ?? '').returned, intlTag(i18n)) })}</p>
      <details className={styles.details}>
        <summary className={styles.summary}>{t('odds_and_fairness')}</summary>
        <div className={styles.inside}>
          <table className={styles.odds}>
            <caption className={styles.caption}>{t('odds')}</caption>
            <thead>
              <tr>
                <th scope="col">{t(game === 'wheel' ? 'odds_slice' : 'bet_on')}</th>
                <th scope="col">{t('odds_pays')}</th>
                <th scope="col">{t('odds_chance')}</th>
              </tr>
            </thead>
            <tbody>
              {oddsRows(game).map(({ name, pays, chance }) => (
                <tr key={name ?? pays}>
                  <th scope="row">{name === undefined ? t('slices', { 0: String(chance * WHEEL.length) }) : t(name)}</th>
                  <td>{factor(pays)}</td>
                  <td>{percent(chance, intlTag(i18n))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{t('fairness_text')}</p>
          <dl className={styles.seeds}>
            {nextHash !== undefined && <Seed name={t('next_hash')} value={nextHash} />}
            {round && (
              <>
                <Seed name={t('last_hash')} value={round.seedHash} />
                <Seed name={t('last_seed')} value={round.serverSeed} />
                <Seed name={t('own_part')} value={round.clientSeed} />
              </>
            )}
          </dl>
          {round && <Check key={round.seedHash} round={round} />}
        </div>
      </details>
    </>
  );
}

interface OddsRow {
  /** Key of the bet option; wheel slices have none. */
  readonly name: string | undefined;
  readonly pays: number;
  readonly chance: number;
}

function oddsRows(game: MiniGame): readonly OddsRow[] {
  if (game !== 'wheel') {
    return MINI_GAME_RULES[game].choices.map((choice) => ({ name: `choice_${choice}`, ...oddsOf(game, choice) }));
  }
  const kinds = [...new Set<number>(WHEEL)].toSorted((a, b) => b - a);
  return kinds.map((pays) => ({ name: undefined, pays, chance: WHEEL.filter((slice) => slice === pays).length / WHEEL.length }));
}

function Seed({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className={styles.note}>{name}</dt>
      <dd className={styles.seed}>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}

function Check({ round }: { readonly round: Round }) {
  const { t } = useTranslation('minigames');
  const [fair, setFair] = useState<boolean>();
  return (
    <Row gap="md">
      <Button size="sm" onClick={() => void isFair(round).then(setFair)}>
        {t('check')}
      </Button>
      <span role="status" className={styles.verdict} data-fair={fair}>
        {fair !== undefined && t(fair ? 'check_right' : 'check_wrong')}
      </span>
    </Row>
  );
}
