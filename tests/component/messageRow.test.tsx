import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { MessageRow } from '#site/blocks/messages/MessageRow.tsx';
import { RecordsProvider, type RecordsHost } from '#site/features/records/host.ts';
import { openSite } from './siteHarness.tsx';

const message = { messageId: '1', title: 'Your deposit has arrived', content: '<p>It is in your wallet.</p>', sentAt: 0, isRead: true };
const noop = (): void => undefined;

/** Of it, messages ask how moments are written. */
const host: RecordsHost = {
  merchant: { code: 'demo', currency: { symbol: '₱', exponent: 2 }, jurisdiction: { historyMonths: 6 } },
  site: { records: { datePresetDays: [] }, formats: { date: 'yyyy-MM-dd' }, agents: { contractPeriods: [], realTimeSettleMs: 0 } },
  language: 'EN',
  modal: { params: {}, put: noop },
};

/** What is drawn under an element: the nearest ground at or above it. */
function ground(from: Element): Element | undefined {
  for (let element: Element | null = from; element; element = element.parentElement) {
    if (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)') return element;
  }
  return undefined;
}

/** Where an element's text begins, px. */
function textStart(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
}

describe('a message in the inbox', () => {
  it.each([360, 1000])('[MEM-13] its ground under the mouse, and its focus ring, keep off the first letter (%i px)', async (width) => {
    await page.viewport(width, 700);
    await openSite(
      <RecordsProvider value={host}>
        <ul>
          <MessageRow message={message} isOpen isChosen={false} onChoose={noop} onOpen={noop} onDelete={noop} />
        </ul>
      </RecordsProvider>,
    );
    const title = await screen.findByText(message.title);
    const opener = screen.getByRole('button', { name: /^Your deposit/ });
    await userEvent.hover(opener);
    const hovered = ground(title);
    expect(title.closest('li')?.contains(hovered ?? null), 'it answers to the mouse').toBe(true);
    expect(textStart(title) - (hovered?.getBoundingClientRect().left ?? Infinity)).toBeGreaterThanOrEqual(8);
    expect(textStart(title) - opener.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
    expect(textStart(screen.getByText('It is in your wallet.')), 'what it says stands under it').toBeCloseTo(textStart(title), 0);
  });
});
