import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import BannerStrip from '#site/blocks/banner-strip/BannerStrip.tsx';
import { LanguageMenu } from '#site/blocks/header/LanguageMenu.tsx';
import { useChangeLanguage } from '#site/blocks/header/useChangeLanguage.ts';
import JackpotTicker from '#site/blocks/jackpot-ticker/JackpotTicker.tsx';
import NoticeBar from '#site/blocks/notice-bar/NoticeBar.tsx';
import { beginSession, endSession } from '#site/session/session.ts';
import { openSite } from './siteHarness.tsx';

function Choices() {
  const change = useChangeLanguage();
  return ['TY', 'EN', 'CN'].map((code) => (
    <button key={code} onClick={() => change(code)}>
      {code}
    </button>
  ));
}

/** What only moves comes when the page has come to rest. */
const moving = (name: string) => screen.findByRole('button', { name });

afterEach(endSession);

it('[I18N-6] each language is named in itself, also for those who have the page read to them', async () => {
  await openSite(<LanguageMenu />);
  await userEvent.click(await screen.findByRole('button', { name: /English/ }));
  const other = await screen.findByRole('menuitem', { name: 'Filipino' });
  expect(other.querySelector('[lang]')?.getAttribute('lang')).toBe('fil');
});

it('[I18N-6] of languages that are chosen one after the other the account comes to have the last', async () => {
  const told: string[] = [];
  let answer: (() => void) | undefined;
  const site = await openSite(<Choices />, {
    answers: {
      memberLanguage: async (input) => {
        // The first one takes its time on the way.
        if (answer === undefined)
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        told.push(String(Reflect.get(Object(input), 'language')));
      },
    },
  });
  beginSession({ token: 'abc', type: 0 });
  for (const code of ['TY', 'EN', 'CN']) await userEvent.click(screen.getByRole('button', { name: code }));
  await waitFor(() => expect(site.sent.some(({ name }) => name === 'memberLanguage')).toBe(true));
  answer?.();
  await waitFor(() => expect(told.at(-1)).toBe('CN'));
  await waitFor(() => expect(told).toHaveLength(site.sent.filter(({ name }) => name === 'memberLanguage').length));
  expect(told).toEqual(['TY', 'CN']);
});

describe('what was paused stays so in another language', () => {
  afterEach(() => localStorage.clear());

  const announced = {
    banners: ['one', 'two'].map((bannerId) => ({ bannerId, groupName: 'HOME', url: 'data:,', title: bannerId })),
    player: [{ id: '1', title: 'News', summary: '', startDate: 0, content: 'News' }],
  };
  const place = { address: 'pages/home#main.moving', slots: {} };

  it.each([
    [
      'banners',
      () => (
        <BannerStrip {...place} props={{ group: 'HOME', aspect: '3:1', look: 'picture', frame: 'inset', promotion: '/p', menu: 'main' }} />
      ),
    ],
    ['notices', () => <NoticeBar {...place} props={{ modal: 'notice' }} />],
    ['the jackpot', () => <JackpotTicker {...place} props={{ title: { EN: 'Jackpot', TY: 'Premyo' }, step: 1, everyMs: 3000 }} />],
  ])('[SEC-9] [I18N-6] %s', async (_what, draw) => {
    const site = { bannerGroups: ['HOME'], answers: { announcements: () => announced } };
    await openSite(draw(), site);
    await userEvent.click(await moving('Pause'));
    await openSite(draw(), { ...site, language: 'TY' });
    await moving('Play');
  });
});
