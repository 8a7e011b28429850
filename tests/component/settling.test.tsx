import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import NoticeBar from '#site/blocks/notice-bar/NoticeBar.tsx';
import { sleep } from '#site/lib/sleep.ts';
import { openSite, type TestSite } from './siteHarness.tsx';

/** Longer than what stands still is looked at first. */
const WHILE_MS = 4000;

const notice = (id: string) => ({ id, title: `Notice ${id}`, summary: '', startDate: 0, content: '' });

async function open(): Promise<TestSite> {
  const site = await openSite(<NoticeBar props={{ modal: 'noticeModal' }} address="pages/home#notices" slots={{}} />, {
    answers: { announcements: () => ({ banners: [], player: [notice('1'), notice('2')], popup: [], promotion: [] }) },
  });
  await screen.findByRole('button', { name: 'Notice 1' });
  return site;
}

beforeEach(() => page.viewport(1280, 800));

it('[NOT-1] titles that the keyboard goes through stay until it has left them', async () => {
  await open();
  const [first, second] = screen.getAllByRole('button', { name: /^Notice/ });
  first?.focus();
  await sleep(WHILE_MS);
  await userEvent.keyboard('{Tab}');
  expect(second).toHaveFocus();
  await sleep(500);
  expect(second).toHaveFocus();
  second?.blur();
  await waitFor(() => expect(second).not.toBeInTheDocument(), { timeout: WHILE_MS });
});

it('[NOT-1] a title that was pressed is there to return to from what it opened', async () => {
  await open();
  const [first] = screen.getAllByRole('button', { name: /^Notice/ });
  first?.focus();
  const root = first?.closest('body > div');
  // As a modal leaves the page.
  root?.setAttribute('aria-hidden', 'true');
  first?.blur();
  await sleep(WHILE_MS);
  expect(first).toBeInTheDocument();
  root?.removeAttribute('aria-hidden');
  await waitFor(() => expect(first).not.toBeInTheDocument(), { timeout: WHILE_MS });
});

it('[NOT-1] a title that is being pressed stays until the press is over', async () => {
  const { opened } = await open();
  const [first] = screen.getAllByRole('button', { name: /^Notice/ });
  // As a long press does: it gives no focus.
  first?.addEventListener('mousedown', (event) => event.preventDefault());
  await userEvent.click(first ?? document.body, { delay: WHILE_MS });
  expect(opened).toEqual(['noticeModal']);
});
