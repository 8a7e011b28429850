import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { ModalContext } from '#site/assembler/runtime/context.ts';
import NoticeModal from '#site/blocks/notice-modal/NoticeModal.tsx';
import { openSite } from './siteHarness.tsx';

/** Notices in a modal whose address is this state. */
function Notices() {
  const [params, setParams] = useState<Readonly<Record<string, string>>>({ index: '0' });
  return (
    <ModalContext
      value={{ name: 'notice', params, open: (_name, next = {}) => setParams(next), put: () => undefined, close: () => undefined }}
    >
      <NoticeModal />
    </ModalContext>
  );
}

const notice = (id: string) => ({ id, title: `Notice ${id}`, startDate: 1, content: '<p>text</p>' });

describe('a button whose last step was made', () => {
  afterEach(cleanup);

  it('[NOT-1] gives the keyboard to the other one, among notices', async () => {
    await openSite(<Notices />, {
      answers: { announcements: () => ({ banners: [], player: [notice('1'), notice('2')], popup: [], promotion: [] }) },
    });
    const next = await screen.findByRole('button', { name: 'Next' });
    next.focus();
    fireEvent.click(next);
    await screen.findByText('Notice 2');
    await waitFor(() => expect(next).toHaveProperty('disabled', true));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous' }));
  });
});
