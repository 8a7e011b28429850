import { cleanup, render } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Messages } from '#site/blocks/chat-room/Messages.tsx';
import { unread, type Room } from '#site/blocks/chat-room/room.ts';
import { percent } from '#site/blocks/mini-games/percent.ts';
import { intlTag, startI18n } from '#site/i18n/i18n.ts';

/** Noon in every time zone of the day. */
const SUNDAY = Date.UTC(2026, 2, 1, 12);
const room: Room = { ...unread, messages: [{ messageId: 1, author: 'a', own: false, text: 'hello', sentAt: SUNDAY }], state: 'ready' };

/** On a page of a merchant whose default language is Vietnamese. */
async function open(language: string, page: ReactNode): Promise<{ container: HTMLElement; i18n: I18n }> {
  const i18n = await startI18n({ language, defaultLanguage: 'VI', onMissing: () => undefined });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Suspense>{page}</Suspense>
    </I18nextProvider>,
  );
  return { container, i18n };
}

describe('dates, numbers and names that the browser writes', () => {
  const { lang, dir } = document.documentElement;
  beforeEach(() => open('VI', null));
  afterEach(() => {
    cleanup();
    Object.assign(document.documentElement, { lang, dir });
  });

  it.each(['MY', 'KM', 'LO', 'NE'])('[I18N-2] are in the merchant’s language where the browser lacks %s', async (language) => {
    const { container, i18n } = await open(language, <Messages room={room} onLookBack={() => undefined} />);
    await expect.poll(() => container.textContent).toContain('Chủ Nhật, 1 tháng 3');
    expect(percent(0.958, intlTag(i18n))).toBe('95,8%');
  });

  it.each([
    ['FA', 'مارس'],
    ['TH', 'มีนาคม'],
    ['AR', 'مارس'],
  ])('[I18N-2] are Gregorian in %s', async (language, month) => {
    const { container } = await open(language, <Messages room={room} onLookBack={() => undefined} />);
    await expect.poll(() => container.textContent).toContain(month);
  });

  it('[I18N-2] are in the page’s language, whatever its element says', async () => {
    const { container, i18n } = await open('TY', <Messages room={room} onLookBack={() => undefined} />);
    document.documentElement.lang = 'no such language';
    await expect.poll(() => container.textContent).toContain('Linggo, Marso 1');
    expect(percent(0.958, intlTag(i18n))).toBe('95.8%');
    expect(intlTag({ language: 'nowhere', options: i18n.options })).toBe('en');
  });
});
