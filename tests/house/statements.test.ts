import { describe, expect, it } from 'vitest';

import { hitsOf } from '#gateway/lottery/hits.ts';
import { LOTTERIES } from '#gateway/lottery/games.ts';
import { readyAt } from '#gateway/play/windows.ts';
import { HELP } from '#gateway/seed/textsHelp.ts';
import { ARTICLES } from '#gateway/seed/textsNews.ts';
import { NOTICES } from '#gateway/seed/textsNotices.ts';
import { isHolderName } from '#site/api/contract/bankCards.ts';
import { bundleOf, gatewayTexts, languages } from './texts.ts';

const HOUR_MS = 3_600_000;

const numbersIn = (text: string): readonly string[] => (text.replace(/<[^>]*>/g, ' ').match(/\d+/g) ?? []).toSorted();
const linksIn = (text: string): readonly string[] => [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href).toSorted();
const questionOf = (id: string) => {
  const question = HELP.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (question === undefined) throw new Error(`no help question ${id}`);
  return question;
};
const answerOf = (id: string, language: string): string => questionOf(id).texts[language]?.[1] ?? '';

describe.each(languages)('what is stated in %s', (language) => {
  const text = (namespace: string, key: string): string => bundleOf(language, namespace)[key] ?? '';

  it('[GAM-9] the rules of a lottery bet name the prize that it settles on', () => {
    const plays = LOTTERIES.flatMap(({ format, plays: offered }) =>
      format.kind === 'digits'
        ? offered.filter(({ rule }) => rule.kind === 'ends' && rule.prizes === 'first').map((play) => ({ format, play }))
        : [],
    );
    expect(plays.length).toBeGreaterThan(5);
    const picks = (play: (typeof plays)[number]['play'], number: string) => {
      const width = play.shape.columns[0]?.options[0]?.length ?? 1;
      const end = number.slice(-width * play.shape.columns.length);
      return play.shape.columns.map((_, index) => [end.slice(index * width, (index + 1) * width)]);
    };
    for (const { format, play } of plays) {
      // Each prize has a number of its own digit, so that a bet on its end wins by that prize alone.
      const prizes = format.tiers.map(({ tier, digits }, index) => ({ tier, numbers: [String(index).repeat(digits)] }));
      const settledOn = prizes.filter(({ numbers: [number = ''] }) => hitsOf(play, picks(play, number), prizes) === 1);
      const [{ tier }] = settledOn as [(typeof prizes)[number]];
      expect(settledOn).toHaveLength(1);
      const rules = text('lottery', `help_${play.playType}`).toLowerCase();
      const named = (key: string) => rules.includes(text('lottery', `tier_${key}`).replace('ĐB', 'đặc biệt').toLowerCase());
      if (tier === 'special') expect(rules, play.playType).toSatisfy(() => named('special'));
      for (const other of format.tiers.slice(1)) expect(rules, play.playType).not.toSatisfy(() => named(other.tier));
    }
  });

  it('[APP-5] help, notices and news state the periods of limits and how long a higher one waits', () => {
    const hours = String(readyAt(0) / HOUR_MS);
    const limit = answerOf('limit-set', language);
    expect(numbersIn(limit)).toEqual([hours, hours, '30', '7'].toSorted());
    expect(linksIn(limit)).toEqual(['/responsible-play']);
    expect(linksIn(answerOf('break-take', language))).toEqual(['/responsible-play']);
    const notice = NOTICES.find(({ texts }) => texts.EN[0] === 'Set a limit that suits you')?.texts[language]?.[1];
    expect(numbersIn(notice ?? '')).toEqual([hours]);
    const article = ARTICLES.find(({ id }) => id === 'limits')?.texts[language]?.join(' ');
    expect(numbersIn(article ?? '')).toEqual([hours, hours, '30', '7'].toSorted());
  });

  it('[APP-23] help names the place where a payout’s steps are', () => {
    expect(answerOf('withdraw-wait', language)).toContain(`<strong>${text('cashier', 'history')}</strong>`);
    expect(answerOf('withdraw-wait', language)).toContain(`<strong>${text('config', 'in_increase_withdrawal')}</strong>`);
  });

  it('[APP-23] seeded texts have the numbers and the links that the English ones have', () => {
    const prose = gatewayTexts(language).filter(({ namespace }) => namespace.startsWith('seed/'));
    const differing = prose.filter(
      (one) => `${numbersIn(one.text)} ${linksIn(one.text)}` !== `${numbersIn(one.english)} ${linksIn(one.english)}`,
    );
    expect(differing.map(({ place }) => place)).toEqual([]);
  });

  it('[MEM-5] the rule of a holder’s name does not speak of letters and spaces only: names have marks between them', () => {
    expect(['Ana-Liza Dela Cruz Jr.', '王小明', "Sinéad O'Brien"].every(isHolderName)).toBe(true);
    expect(text('cashier', 'holder_invalid')).not.toMatch(/letters and spaces|letra at space|chữ cái và|ตัวอักษรและ|huruf dan|字母/);
  });

  it('[AGT-7] the words for a refused offer suit whoever is refused: who never had a contract, and who entered too much', () => {
    expect(text('contracts', 'refused_not_held')).not.toMatch(/ended|natapos|kết thúc|สิ้นสุด|berakhir|终止/i);
    expect(text('contracts', 'refused_rate')).not.toMatch(/changed|nagbago|thay đổi|เปลี่ยน|berubah|变动/i);
  });

  it('[CFG-18] the slots claim names no currency: the merchant’s is filled in', () => {
    expect(text('config', 'claim.slots_text')).toMatch(/\{slotMinBet\}/);
    expect(text('config', 'claim.slots_text')).not.toMatch(/yuan|tệ|元|หยวน/i);
  });
});
