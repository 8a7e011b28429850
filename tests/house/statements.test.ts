import { describe, expect, it } from 'vitest';

import { hitsOf } from '#gateway/domain/lottery/hits.ts';
import { LOTTERIES } from '#gateway/domain/lottery/games.ts';
import { readyAt } from '#gateway/domain/responsiblePlay/windows.ts';
import { SEED_LANGUAGES } from '#gateway/seed/inLanguage.ts';
import { HELP } from '#gateway/seed/textsHelp.ts';
import { ARTICLES } from '#gateway/seed/textsNews.ts';
import { NOTICES } from '#gateway/seed/textsNotices.ts';
import { isHolderName } from '#site/api/contract/bankCards.ts';
import { ruleText } from '#site/features/lottery/lotteryTexts.ts';
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

/** The picks of a bet on the ends of these numbers. */
function speller({ shape, rule }: (typeof LOTTERIES)[number]['plays'][number]) {
  return (numbers: readonly string[]): string[][] =>
    shape.columns.map(({ options: [option = ''] }, index) =>
      numbers.map((number) => number.slice(-rule.digits).slice(index * option.length, (index + 1) * option.length)),
    );
}

describe.each(languages)('what is stated in %s', (language) => {
  /** About content of the demo gateway, which not every language has. */
  const itSeeds = it.runIf(SEED_LANGUAGES.has(language));
  const text = (namespace: string, key: string): string => bundleOf(language, namespace)[key] ?? '';
  const prizeText = (tier: string) => text('lottery', `prize_${tier}`);
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    text('lottery', key).replace(/\{(\d)\}/g, (_, place: string) => values[place] ?? '');

  it('[GAM-9] the rules of a lottery bet name the prizes that it settles on, and no other', () => {
    const bets = LOTTERIES.flatMap(({ code, format, plays }) =>
      format.kind === 'balls' ? [] : plays.map((play) => ({ code, format, play, spell: speller(play) })),
    ).filter(({ play }) => play.rule.kind === 'ends' || play.rule.kind === 'together');
    expect(bets.length).toBeGreaterThan(20);
    for (const { code, format, play, spell } of bets) {
      // Each prize has a number of its own digit, so that a bet on its end wins by that prize alone.
      const prizes = format.tiers.map(({ tier, digits }, index) => ({ tier, numbers: [String(index).repeat(digits)] }));
      const settledOn = prizes.filter((prize) => {
        const wanted = [prize, ...prizes.filter((other) => other !== prize)].slice(0, play.shape.size);
        return hitsOf(play, spell(wanted.flatMap(({ numbers }) => numbers)), prizes) === 1;
      });
      const rules = ruleText({ rule: { ...play.rule, tiers: [...play.rule.tiers], numbers: 1 }, size: play.shape.size }, say, 'en');
      const isNamed = ({ tier }: { readonly tier: string }) => rules.includes(prizeText(tier));
      const said = rules.includes(prizeText('any'))
        ? prizes.filter(({ numbers: [number = ''] }) => number.length >= play.rule.digits)
        : prizes.filter(isNamed);
      expect({ code, play: play.playType, said }).toEqual({ code, play: play.playType, said: settledOn });
      expect(said.length).toBeGreaterThan(0);
    }
  });

  it('[GAM-9] a prize is called in sentences as it is in the table of a draw', () => {
    const rows = Object.keys(bundleOf(language, 'lottery')).filter((key) => key.startsWith('tier_') && key !== 'tier_drawn');
    expect(rows).toHaveLength(9);
    for (const row of rows) {
      const name = text('lottery', row).replace('ĐB', 'đặc biệt').toLowerCase();
      expect(text('lottery', row.replace('tier', 'prize')).toLowerCase()).toContain(name);
    }
  });

  itSeeds('[APP-5] help, notices and news state the periods of limits and how long a higher one waits', () => {
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

  itSeeds('[APP-23] help names the place where a payout’s steps are', () => {
    expect(answerOf('withdraw-wait', language)).toContain(`<strong>${text('cashier', 'history')}</strong>`);
    expect(answerOf('withdraw-wait', language)).toContain(`<strong>${text('config', 'in_increase_withdrawal')}</strong>`);
  });

  itSeeds('[APP-23] seeded texts have the numbers and the links that the English ones have', () => {
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
