import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
