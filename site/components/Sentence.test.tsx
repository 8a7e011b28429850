import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Sentence } from './Sentence.tsx';

/** In lines of a few digits, wrapped as in messages. */
function show(text: string, digits: number): HTMLElement {
  render(
    <p style={{ inlineSize: `${digits}ch`, overflowWrap: 'anywhere' }}>
      <Sentence text={text} />
    </p>,
  );
  return screen.getByRole('paragraph');
}

describe('a sentence with numbers in it', () => {
  afterEach(cleanup);

  it('[UI-8] does not wrap dates and times', () => {
    show('Opens 2026-11-28 05:00.', 6);
    for (const number of ['2026-11-28', '05:00']) expect(screen.getByText(number).getClientRects()).toHaveLength(1);
  });

  it('[UI-8] does not wrap an amount after its sign or currency', () => {
    show('valid bets +₱1,000.00 and Rp89,148,194', 8);
    for (const amount of ['+₱1,000.00', 'Rp89,148,194']) expect(screen.getByText(amount).getClientRects()).toHaveLength(1);
  });

  it('[UI-8] wraps a number that exceeds the line', () => {
    const paragraph = show('9'.repeat(500), 30);
    expect(paragraph.scrollWidth).toBe(paragraph.clientWidth);
    expect(paragraph.textContent).toBe('9'.repeat(500));
  });
});
