import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useSearchText } from './useSearchText.ts';

const searched: string[] = [];
let show: (value: string, list?: string) => void;

function Box({ value, list }: { readonly value: string; readonly list?: string | undefined }) {
  const [text, setText] = useSearchText(value, (words) => searched.push(words), list);
  return <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />;
}

const box = (): HTMLInputElement => screen.getByRole('textbox');
const pause = () => act(() => vi.advanceTimersByTimeAsync(400));

/** Input events as React receives them. */
function type(text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  searched.length = 0;
  vi.useFakeTimers();
  const { rerender } = render(<Box value="" />);
  show = (value, list) => rerender(<Box value={value} list={list} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[GAM-2] input during a pending search stays in the box and is searched', async () => {
  type('ace');
  await pause();
  type('aces');
  show('ace');
  expect(box().value).toBe('aces');
  await pause();
  expect(searched).toEqual(['ace', 'aces']);
  show('aces');
  expect(box().value).toBe('aces');
});

it('[GAM-2] the box follows a search changed elsewhere, even back to an earlier input', async () => {
  type('ace');
  await pause();
  show('ace');
  show('');
  expect(box().value).toBe('');
  show('ace');
  expect(box().value).toBe('ace');
  await pause();
  expect(searched).toEqual(['ace']);
});

it('[GAM-2] pending input is discarded when another list is selected', async () => {
  type('ace');
  show('', 'hot');
  expect(box().value).toBe('');
  await pause();
  expect(searched).toEqual([]);
  // A search leaves such a list.
  type('ace');
  await pause();
  type('aces');
  show('ace');
  expect(box().value).toBe('aces');
  await pause();
  expect(searched).toEqual(['ace', 'aces']);
});
