import { afterAll, describe, expect, it } from 'vitest';

import { calls } from '#site/api/contract/index.ts';
import { iconNamed } from '#site/components/Icon.tsx';
import { merchant, send, startGateway, tokenOf } from './support.ts';

const LANGUAGES = ['EN', 'TY', 'ID', 'VI', 'CN', 'TH'];
const { gateway, clock } = startGateway({ merchants: [merchant('demo', { languages: LANGUAGES })] });
afterAll(() => gateway.close());

const inLanguage = (language: string) => ({ headers: { Language: language } });
const help = async (language: string) => (await send(gateway, calls.helpCenter, { language }, inLanguage(language))).value.categories;
const helpTexts = async (language: string) =>
  (await help(language)).flatMap(({ name, questions }) => [name, ...questions.map(({ answer }) => answer)]);
const news = async (language: string, pageNo = 1) =>
  (await send(gateway, calls.newsList, { language, pageNo, pageSize: 6 }, inLanguage(language))).value;
/** Of all articles, or those of a section. */
const idsOf = async (change: object) => {
  const asked = { language: 'EN', pageNo: 1, pageSize: 50, ...change };
  return (await send(gateway, calls.newsList, asked, inLanguage('EN'))).value.content.map(({ id }) => id);
};
const announced = async (types: string, change: object = {}) =>
  (await send(gateway, calls.announcements, { types, platform: 'W', execution: 'B', language: 'EN', ...change })).value;

describe('the help center', () => {
  it('[APP-23] answers what players ask, by topic', async () => {
    const topics = await help('EN');
    expect(topics.map(({ id }) => id)).toEqual(['deposits', 'withdrawals', 'registering', 'technical', 'bonuses', 'responsible']);
    for (const { questions, icon } of topics) {
      expect(questions.length).toBeGreaterThan(1);
      expect(iconNamed(icon ?? '')).toBeDefined();
    }
  });

  it.each(LANGUAGES.slice(1))('[APP-23] says all of it in %s', async (language) => {
    const [english, own] = await Promise.all([helpTexts('EN'), helpTexts(language)]);
    expect(own.filter((text) => text === '')).toEqual([]);
    // A word that two languages share is no missing translation; an answer is.
    expect(own.filter((text) => text.length > 20 && english.includes(text))).toEqual([]);
  });
});

describe('news', () => {
  it('[APP-24] come in pages, the latest first', async () => {
    const [first, second] = await Promise.all([news('EN'), news('EN', 2)]);
    expect(first.totalPages).toBe(2);
    const all = [...first.content, ...second.content];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const dates = all.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  it('[APP-24] stand in sections, which together are all there is', async () => {
    const [all, ...parts] = await Promise.all([{}, { section: 'news' }, { section: 'blog' }].map(idsOf));
    expect(parts.every((part) => part.length > 0)).toBe(true);
    expect(parts.flat().toSorted()).toEqual(all?.toSorted());
  });

  it.each(LANGUAGES)('[APP-24] are written in %s, with art', async (language) => {
    const { content } = await news(language);
    for (const { id, title, summary, image } of content) {
      const article = await send(gateway, calls.newsArticle, { id, language }, inLanguage(language));
      expect(article.value).toMatchObject({ id, title, summary });
      expect(article.value.content).toMatch(/^<p>.+<\/p>$/);
      expect(await (await gateway.fetch(new Request(`http://localhost${image}`))).text()).toMatch(/^<svg /);
    }
    if (language !== 'EN') expect(content[0]?.title).not.toBe((await news('EN')).content[0]?.title);
  });

  it('[APP-24] show nothing before it is out, and an article that is gone is said to be', async () => {
    clock.now -= 5 * 86_400_000;
    expect((await news('EN')).content.map(({ id }) => id)).not.toContain('seasons');
    expect((await send(gateway, calls.newsArticle, { id: 'seasons', language: 'EN' })).errorCode).toBe('article.not.found');
    clock.now += 5 * 86_400_000;
    expect((await send(gateway, calls.newsArticle, { id: 'no-such', language: 'EN' })).errorCode).toBe('article.not.found');
  });
});

describe('announcements', () => {
  it('[NOT-4] [NOT-5] come by the types that are asked for', async () => {
    const all = await announced('B,PL,PU,PR');
    expect(Object.values(all).map((list) => list.length > 0)).toEqual([true, true, true, true]);
    const some = await announced('PL,PR');
    expect([some.banners, some.popup]).toEqual([[], []]);
    expect([some.player, some.promotion]).toEqual([all.player, all.promotion]);
  });

  it.each([{ platform: 'M' }, { execution: 'H' }])('[NOT-4] hold nothing for %j', async (change) => {
    const other = await announced('B,PL,PU,PR', change);
    expect(Object.values(other).flat()).toEqual([]);
  });

  it('[API-1] [API-9] the types of game of a vendor are those of the lanes that it stands in', async () => {
    const { lanes } = (await send(gateway, calls.gameVendor, { merchantCode: 'demo' })).value.data;
    const { list } = (await send(gateway, calls.vendorTypes, { merchantCode: 'demo' })).value;
    const inLanes = lanes.flatMap(({ cards }) => cards.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`));
    expect(list.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`).toSorted()).toEqual(inLanes.toSorted());
    const [first] = list;
    const own = (await send(gateway, calls.vendorTypes, { merchantCode: 'demo', vassalage: first?.vassalage })).value.list;
    expect(own).toEqual(list.filter(({ vassalage }) => vassalage === first?.vassalage));
    expect(own.length).toBeLessThan(list.length);
  });
});

describe('a language that nobody has written in', () => {
  const { gateway: arabic } = startGateway({ merchants: [merchant('demo', { languages: ['EN', 'TY', 'AR'], defaultLanguage: 'TY' })] });
  afterAll(() => arabic.close());
  const topics = async (language: string) => (await send(arabic, calls.helpCenter, { language }, inLanguage(language))).value.categories;

  it("[I18N-1] [APP-23] has the content of the merchant's default language", async () => {
    expect(await topics('AR')).toEqual(await topics('TY'));
    expect(await topics('AR')).not.toEqual(await topics('EN'));
  });

  it('[I18N-6] is kept with the account of who has chosen it', async () => {
    const token = await tokenOf(arabic, 'demo');
    expect(await send(arabic, calls.memberLanguage, { language: 'AR' }, { token })).toMatchObject({ success: true });
  });
});
