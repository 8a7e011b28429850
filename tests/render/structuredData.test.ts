import { describe, expect, it } from 'vitest';

import { structuredData } from '#gateway/web/structuredData.ts';
import { rendererOfFile } from './renderer.ts';

const { artefacts, render } = await rendererOfFile();

/** The things that search engines read of a page of `demo`, by type. */
async function thingsAt(path: string, search = '') {
  const artefact = artefacts.get('demo');
  if (!artefact) throw new Error('no demo');
  const { rendered } = await render({ code: 'demo', path, search, language: 'EN' });
  const data = structuredData({ artefact, origin: 'https://play.example', path, language: 'EN', title: 'Page', home: 'Sinag', rendered });
  expect(data['@context']).toBe('https://schema.org');
  return Object.fromEntries(data['@graph'].map((thing) => [thing['@type'], thing]));
}

describe('what search engines read', () => {
  it('[PRE-5] is the brand everywhere, and the way to every page but home', async () => {
    const home = await thingsAt('/');
    expect(home['Organization']).toMatchObject({ name: 'Sinag', url: 'https://play.example/' });
    expect(home['Organization']?.['logo']).toMatch(/^https:\/\/play\.example\/config\/demo\//);
    expect(home['BreadcrumbList']).toBeUndefined();
    expect((await thingsAt('/rng'))['BreadcrumbList']?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Sinag', item: 'https://play.example/en' },
      { '@type': 'ListItem', position: 2, name: 'Page', item: 'https://play.example/en/rng' },
    ]);
  });

  it('[PRE-5] is every question of the help center with the words of its answer, without its HTML', async () => {
    const { FAQPage } = await thingsAt('/help');
    expect(FAQPage?.['mainEntity']).toContainEqual({
      '@type': 'Question',
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^[^<>]{20,}$/) },
    });
  });

  it('[PRE-5] is an article of the news with its date, picture and publisher', async () => {
    const { rendered } = await render({ code: 'demo', path: '/news', language: 'EN' });
    const list = rendered.queries.queries.find(({ queryKey }) => queryKey[0] === 'newsList');
    const [, id] = /"id":"([^"]+)"/.exec(JSON.stringify(list?.state.data)) ?? [];
    const { NewsArticle } = await thingsAt('/news', `id=${id}`);
    expect(NewsArticle).toMatchObject({
      headline: expect.stringMatching(/\w/),
      inLanguage: 'en',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      publisher: { name: 'Sinag' },
    });
  });
});
