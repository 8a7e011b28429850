import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useModalControl } from './useModalControl.ts';

const options = { openingAt: () => undefined, centreModal: () => undefined };
const home = location.pathname + location.search;

function Page() {
  const modal = useModalControl(options);
  return (
    <>
      <button onClick={() => modal.open('notice')}>Open</button>
      <button onClick={modal.close}>Close</button>
      <output>{modal.name ?? 'none'}</output>
    </>
  );
}

/** Two that change the list on screen, and know nothing newer than what was first drawn. */
function Filters() {
  const [{ open, put }] = useState(useModalControl(options));
  return (
    <>
      <button onClick={() => open('records', { pageNo: '3' })}>Open</button>
      <button onClick={() => put({ search: 'ace', pageNo: '' })}>Search</button>
      <button onClick={() => put({ status: 'won', pageNo: '' })}>Status</button>
    </>
  );
}

beforeEach(() => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/here');
});
afterEach(() => {
  cleanup();
  history.pushState(null, '', home);
});

it('[MOD-1] pressing a modal’s close button twice closes the modal and stays on the page', async () => {
  render(<Page />);
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(screen.getByText('Open'));
    await screen.findByText('notice');
    const close = screen.getByText('Close');
    close.click();
    close.click();
    await screen.findByText('none');
    // What the second press would do comes after what the first has done.
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(location.pathname).toBe('/here');
  }
});

it('[MEM-7] a filter that is chosen before the one before it is drawn keeps that one', async () => {
  render(<Filters />);
  for (const name of ['Open', 'Search', 'Status']) await userEvent.click(screen.getByText(name));
  expect(location.search).toBe('?modal=records&modal.search=ace&modal.status=won');
});
