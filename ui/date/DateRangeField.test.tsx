import '../theme/base.css.ts';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { LIST_BLUR_CLOSE_MS } from '../kit/defaults.ts';
import { expectAccessible } from '../testing/axe.ts';
import { DateRangeField, type DateRange, type DateRangeFieldProps } from './DateRangeField.tsx';
import { storyClock } from './storyClock.ts';

const range = { from: '2026-02-24', to: '2026-03-10' };
const from = () => screen.getByLabelText<HTMLInputElement>('From');
const to = () => screen.getByLabelText<HTMLInputElement>('To');
const shown = () => ({ from: from().value, to: to().value });
const button = (name: string) => screen.getByRole('button', { name });
const day = (name: RegExp) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(button(name));
const open = async () => {
  await press('Open calendar');
  await screen.findAllByRole('grid');
};
/** Simulates typing as browsers report it. */
const type = (input: HTMLInputElement, value: string) => {
  act(() => input.focus());
  fireEvent.input(input, { target: { value } });
};
/** Selected days; cells of other months are empty. */
const chosen = () => [...document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent).filter(Boolean);
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));
const leave = () => act(() => button('Elsewhere').focus());

/** Stores the range, as a controlled field's parent does. */
function Kept({ onRangeChange, ...props }: Pick<DateRangeFieldProps, 'min' | 'max' | 'maxDays' | 'message' | 'onBlur' | 'onRangeChange'>) {
  const [value, setValue] = useState<DateRange>(range);
  return (
    <>
      <DateRangeField
        {...props}
        now={storyClock}
        label="Period"
        value={value}
        onRangeChange={(next) => {
          setValue(next);
          onRangeChange?.(next);
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

function Filter({ onSubmit }: { onSubmit: (values: { period: DateRange }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { period: { from: '', to: '' } } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Controller
        control={control}
        name="period"
        rules={{ validate: ({ to: last }) => last !== '' || 'Choose a period.' }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <DateRangeField {...field} label="Period" now={storyClock} onRangeChange={onChange} message={fieldState.error?.message} />
        )}
      />
      <button type="submit">Show</button>
    </form>
  );
}

describe('DateRangeField', () => {
  // Preloaded, so that no test waits for the server.
  beforeAll(() => import('./DateCalendar.tsx'));
  beforeEach(() => page.viewport(1000, 800));
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  it('[UI-6] is a group of two dates with name, description, required mark and error', async () => {
    const props = { description: 'In your own time zone.', message: 'Too long ago.', required: true } as const;
    render(
      <>
        <p id="rule">House rule.</p>
        <DateRangeField label="Period" {...props} aria-describedby="rule" />
      </>,
    );
    expect(screen.getByRole('group', { name: /^Period/ })).toBeTruthy();
    for (const input of [from(), to()]) {
      expect(input).toHaveAccessibleDescription('House rule. In your own time zone. Too long ago.');
      expect(input).toBeInvalid();
      expect(input).toBeRequired();
    }
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    await expectAccessible();
  });

  it('[UI-6] may be named without a visible label, and hands native props to its group', () => {
    const ref = vi.fn();
    render(<DateRangeField aria-label="Period" data-filter="bets" id="bets" ref={ref} />);
    expect(screen.getByRole('group', { name: 'Period' })).toMatchObject({ id: 'bets', dataset: { filter: 'bets' } });
    expect(ref).toHaveBeenCalledExactlyOnceWith(from());
  });

  it('[UI-6] reports dates in order; the fields swap when focus has left, with a message', async () => {
    const onRangeChange = vi.fn();
    render(<Kept onRangeChange={onRangeChange} />);
    type(from(), '2026-03-15');
    expect(onRangeChange).toHaveBeenLastCalledWith({ from: '2026-03-10', to: '2026-03-15' });
    act(() => to().focus());
    expect(shown()).toEqual({ from: '2026-03-15', to: '2026-03-10' });
    leave();
    expect(shown()).toEqual({ from: '2026-03-10', to: '2026-03-15' });
    expect(screen.getByText('The earlier date now comes first.').closest('[aria-live=polite]')).not.toBeNull();
    expect(from()).toBeValid();
    await press('Today');
    expect(screen.queryByText('The earlier date now comes first.')).toBeNull();
  });

  it('[UI-6] going on from the first date to the last keeps what was typed', () => {
    render(<Kept />);
    type(from(), '2026-03-15');
    type(to(), '2026-03-20');
    leave();
    expect(shown()).toEqual({ from: '2026-03-15', to: '2026-03-20' });
    expect(screen.queryByText('The earlier date now comes first.')).toBeNull();
  });

  it('[UI-6] reports no year that is still being typed', async () => {
    const onRangeChange = vi.fn();
    render(<Kept onRangeChange={onRangeChange} />);
    act(() => from().focus());
    await userEvent.keyboard('02252025');
    expect(shown().from).toBe('2025-02-25');
    expect(onRangeChange.mock.lastCall).toEqual([{ from: '2025-02-25', to: '2026-03-10' }]);
    expect(onRangeChange.mock.calls.every(([next]) => next.from === '' || next.from > '2000')).toBe(true);
  });

  it('[UI-6] two presses in the calendar choose a range, in either order', async () => {
    const onRangeChange = vi.fn();
    render(<Kept onRangeChange={onRangeChange} />);
    await open();
    expect(screen.getByText('Choose the first day')).toBeTruthy();
    await userEvent.click(day(/March 9, 2026/));
    expect(screen.getByText('Choose the last day')).toBeTruthy();
    expect(onRangeChange).not.toHaveBeenCalled();
    await userEvent.hover(day(/March 6, 2026/));
    await vi.waitFor(() => expect(chosen()).toEqual(['6', '7', '8', '9']));
    await userEvent.click(day(/March 4, 2026/));
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-04', to: '2026-03-09' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Open calendar')).toHaveFocus();
  });

  it('[UI-8] a range is chosen from the keyboard', async () => {
    render(<Kept />);
    act(() => from().focus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await vi.waitFor(() => expect(day(/February 24, 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    expect(shown()).toEqual({ from: '2026-02-25', to: '2026-03-04' });
  });

  it('[UI-6] half a choice is forgotten: Escape leaves the range as it was', async () => {
    render(<Kept />);
    await open();
    await userEvent.click(day(/March 4, 2026/));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown()).toEqual(range);
    await open();
    expect(screen.getByText('Choose the first day')).toBeTruthy();
  });

  it('[UI-6] more days than allowed are an error, for the eye and for native forms', async () => {
    render(<Kept maxDays={10} />);
    expect(screen.getByText('Choose at most 10 days.')).toBeTruthy();
    expect(from()).toBeInvalid();
    expect(to().checkValidity()).toBe(false);
    await press('Last 7 days');
    expect(screen.queryByText('Choose at most 10 days.')).toBeNull();
    expect(to().checkValidity()).toBe(true);
  });

  it('[UI-6] in the calendar, days that would make it too long cannot be chosen', async () => {
    render(<Kept maxDays={3} />);
    await open();
    await userEvent.click(day(/March 9, 2026/));
    for (const name of [/March 7, 2026/, /March 11, 2026/]) expect(day(name)).toBeEnabled();
    for (const name of [/March 6, 2026/, /March 12, 2026/]) expect(day(name)).toBeDisabled();
    await userEvent.click(day(/March 11, 2026/));
    expect(shown()).toEqual({ from: '2026-03-09', to: '2026-03-11' });
  });

  it.each(['2026-01-31', '2026-03-13'])('[UI-6] a typed date outside the limits is an error once it is typed: %s', (typed) => {
    render(<Kept min="2026-02-01" max="2026-03-12" />);
    type(from(), typed);
    expect(screen.queryByText('Some of these days cannot be chosen.')).toBeNull();
    leave();
    expect(screen.getByText('Some of these days cannot be chosen.')).toBeTruthy();
  });

  it('[UI-6] the caller’s message comes before the built-in one', () => {
    render(<Kept maxDays={3} message="History is kept for 90 days." />);
    expect(screen.getByText('History is kept for 90 days.')).toBeTruthy();
    expect(screen.queryByText(/at most/)).toBeNull();
  });

  it('[UI-6] keeps the range itself, and gives native forms two dates by name', async () => {
    render(
      <form aria-label="Filter">
        <DateRangeField label="Period" name="period" defaultValue={range} now={storyClock} />
      </form>,
    );
    expect(sent()).toEqual({ periodFrom: '2026-02-24', periodTo: '2026-03-10' });
    await press('Today');
    expect(sent()).toEqual({ periodFrom: '2026-03-12', periodTo: '2026-03-12' });
  });

  it('[UI-6] a controlled range does not change by itself', async () => {
    render(<DateRangeField label="Period" value={range} now={storyClock} />);
    await press('Today');
    expect(shown()).toEqual(range);
  });

  it('[UI-6] works with a controller: error, focus on the error, submitted range', async () => {
    const onSubmit = vi.fn();
    render(<Filter onSubmit={(values) => onSubmit(values)} />);
    await press('Show');
    await expect.element(from()).toHaveAccessibleDescription('Choose a period.');
    expect(from()).toHaveFocus();
    await press('Last 7 days');
    await userEvent.click(from());
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ period: { from: '2026-03-06', to: '2026-03-12' } }));
  });

  it('[UI-6] fires blur once, and the calendar closes 200 ms after focus has left it', async () => {
    const onBlur = vi.fn();
    render(<Kept onBlur={onBlur} />);
    act(() => from().focus());
    act(() => to().focus());
    await open();
    await userEvent.keyboard('{PageUp}');
    expect(onBlur).not.toHaveBeenCalled();
    vi.useFakeTimers();
    leave();
    expect(onBlur).toHaveBeenCalledOnce();
    act(() => void vi.advanceTimersByTime(LIST_BLUR_CLOSE_MS - 1));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[UI-6] typing goes on where it was when the window comes back to the front', async () => {
    const onBlur = vi.fn();
    render(<Kept onBlur={onBlur} />);
    type(from(), '2026-03-12');
    type(to(), '2026-03-01');
    // The window loses focus; the element keeps it.
    fireEvent.blur(to());
    expect(shown()).toEqual({ from: '2026-03-12', to: '2026-03-01' });
    expect(onBlur).not.toHaveBeenCalled();
    leave();
    expect(shown()).toEqual({ from: '2026-03-01', to: '2026-03-12' });
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('[UI-6] disabled, nothing of it can be used', async () => {
    render(<DateRangeField label="Period" disabled defaultValue={range} />);
    for (const part of [from(), to(), ...screen.getAllByRole('button')]) expect(part).toBeDisabled();
    await expectAccessible();
  });

  it('[UI-6] wrong uses are type errors', () => {
    // @ts-expect-error a field needs a label, aria-label or aria-labelledby
    const unnamed = <DateRangeField />;
    // @ts-expect-error a range has two ends
    const half = <DateRangeField label="Period" value={{ from: '2026-03-12' }} />;
    // @ts-expect-error days are texts, not dates, which would have a time zone
    const dates = <DateRangeField label="Period" max={new Date(0)} />;
    expect([unnamed, half, dates]).toHaveLength(3);
  });
});
