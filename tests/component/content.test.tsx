import { act, cleanup, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { gatewayClock } from '#site/lib/clock.ts';
import JackpotTicker from '#site/blocks/jackpot-ticker/JackpotTicker.tsx';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { HOSTILE_HTML } from '../fixtures/hostileHtml.ts';
import { XSS_VECTORS } from '../fixtures/xssVectors.ts';
import { openSite } from './siteHarness.tsx';

const merchant = { domains: ['localhost'], links: { hosts: ['t.example.com'] } };

/** Draws server HTML as notices, promotions, help and news do. @returns what holds it */
async function draw(html: string): Promise<Element> {
  await openSite(
    <div data-testid="text">
      <HtmlText html={html} merchant={merchant} />
    </div>,
  );
  const [text] = screen.getByTestId('text').children;
  if (!text) throw new Error('nothing was drawn');
  return text;
}

/** What may never stand in a page because a platform's editor wrote it. */
const ALIVE =
  'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, textarea, select, svg, math, audio, video, dialog, template, ' +
  '[style], [id], [name], [class], [srcset], [autofocus], [tabindex], [contenteditable], [popover]';

describe('server HTML', () => {
  afterEach(cleanup);

  it.each([...HOSTILE_HTML, ...XSS_VECTORS])('[SEC-2] leaves nothing alive of %s', async (html) => {
    const text = await draw(`<p>before</p>${html}`);
    expect(text.querySelectorAll(ALIVE)).toHaveLength(0);
    const attributes = [...text.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    const addresses = [...text.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    );
    expect(addresses.filter((address) => !address?.startsWith('/'))).toEqual([]);
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
  });

  it('[SEC-2] [SEC-5] opens listed hosts in a new window without a way back, and no other', async () => {
    await draw(
      '<a href="https://t.example.com/news">news</a><a href="https://evil.example/">evil</a><a href="http://t.example.com/">plain</a>',
    );
    const news = screen.getByRole('link', { name: 'news' });
    expect([news.getAttribute('target'), news.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
    expect(screen.getAllByRole('link')).toEqual([news]);
    expect(screen.getByText('evil').hasAttribute('href')).toBe(false);
  });

  it('[SEC-2] keeps what makes a text readable', async () => {
    const html =
      '<h3>Rules</h3><ul><li>one <strong>two</strong></li></ul><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table><p><a href="mailto:a@example.com">mail</a></p>';
    const text = await draw(html);
    expect(text.innerHTML).toBe(html);
  });

  it('[SEC-5] a link to a page of the site goes through the router', async () => {
    const site = memoryLocation({ path: '/noticePage', record: true });
    await openSite(
      <Router hook={site.hook}>
        <HtmlText html='<p><a href="/rng?page=SALA">slots</a></p>' merchant={merchant} />
      </Router>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'slots' }));
    expect(site.history).toEqual(['/noticePage', '/rng?page=SALA']);
  });
});

/** The amount that it says, in minor units. */
const amount = (): number => Number((screen.getByRole('region').textContent ?? '').match(/₱([\d,]+\.\d\d)/)?.[1]?.replaceAll(/[,.]/g, ''));

describe('the jackpot ticker', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('[BAN-6] starts from the clock, grows by 165.11 every 3 s in the currency, and stops on leaving', async () => {
    await openSite(<p>nothing yet</p>);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: Date.UTC(2026, 0, 15, 12) });
    gatewayClock.set(Date.now());
    const props = { title: { EN: 'Jackpot' }, step: 16_511, everyMs: 3000 };
    await openTicker(props);
    const start = amount();
    // Half a day of steps on the floor that it never falls below.
    expect(start).toBe((40_000 + 43_200_000 / 3000) * 16_511);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(amount()).toBe(start + 16_511);
    await act(() => vi.advanceTimersByTimeAsync(27_000));
    expect(amount()).toBe(start + 10 * 16_511);
    expect(vi.getTimerCount()).toBe(1);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[SEC-9] [BAN-6] stands still after its pause button, and then catches up', async () => {
    await openSite(<p>nothing yet</p>);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: Date.UTC(2026, 0, 15, 12) });
    gatewayClock.set(Date.now());
    const props = { title: { EN: 'Jackpot' }, step: 16_511, everyMs: 3000 };
    await openTicker(props);
    const start = amount();
    act(() => screen.getByRole('button', { name: 'Pause' }).click());
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(amount()).toBe(start);
    expect(vi.getTimerCount()).toBe(0);
    act(() => screen.getByRole('button', { name: 'Play' }).click());
    expect(amount()).toBe(start + 3 * 16_511);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('[SEC-9] stands still where less motion is wanted, with nothing to pause', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'all' : query));
    await openSite(<p>nothing yet</p>);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await openTicker({ title: { EN: 'Jackpot' }, step: 16_511, everyMs: 3000 });
    expect(vi.getTimerCount()).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

async function openTicker(props: Parameters<typeof JackpotTicker>[0]['props']): Promise<void> {
  await openSite(<JackpotTicker props={props} address="pages/rng#banner.jackpot" slots={{}} />);
}
