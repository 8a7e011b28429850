import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { DateRangeField } from './DateRangeField.tsx';
import { storyClock } from './storyClock.ts';

const range = { from: '2026-02-24', to: '2026-03-10' };
const shown = () => ({
  from: screen.getByLabelText<HTMLInputElement>('From').value,
  to: screen.getByLabelText<HTMLInputElement>('To').value,
});
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

describe('the presets of DateRangeField', () => {
  afterEach(cleanup);

  it.each([
    ['Today', '2026-03-12', '2026-03-12'],
    ['Yesterday', '2026-03-11', '2026-03-11'],
    ['Last 7 days', '2026-03-06', '2026-03-12'],
    ['Last 30 days', '2026-02-11', '2026-03-12'],
  ])('[UI-6] has a preset: %s', async (name, first, last) => {
    const onRangeChange = vi.fn();
    render(<DateRangeField label="Period" defaultValue={range} now={storyClock} onRangeChange={onRangeChange} />);
    expect(button(name)).toHaveAttribute('aria-pressed', 'false');
    await press(name);
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: first, to: last });
    expect(shown()).toEqual({ from: first, to: last });
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
  });

  it('[UI-6] leaves the ranges to the page where it offers its own, and keeps the arrows', async () => {
    const onRangeChange = vi.fn();
    render(<DateRangeField label="Period" presets={false} defaultValue={range} now={storyClock} onRangeChange={onRangeChange} />);
    for (const name of ['Today', 'Yesterday', 'Last 7 days', 'Last 30 days']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^(7|30) days/ })).toHaveLength(4);
    await press('7 days back');
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-02-17', to: '2026-03-03' });
  });

  it.each([
    ['7 days back', '2026-02-17', '2026-03-03'],
    ['7 days forward', '2026-03-03', '2026-03-17'],
    ['30 days back', '2026-01-25', '2026-02-08'],
    ['30 days forward', '2026-03-26', '2026-04-09'],
  ])('[UI-6] moves as a whole: %s', async (name, first, last) => {
    render(<DateRangeField label="Period" defaultValue={range} now={storyClock} />);
    await press(name);
    expect(shown()).toEqual({ from: first, to: last });
  });

  it('[UI-6] announces the range of a preset', async () => {
    render(<DateRangeField label="Period" defaultValue={range} now={storyClock} />);
    await press('7 days back');
    expect(screen.getByText('Feb 17 – Mar 3, 2026').closest('[role=status]')).not.toBeNull();
  });

  it('[UI-6] never moves past its limits, and buttons that would do nothing say so', async () => {
    const onRangeChange = vi.fn();
    render(
      <DateRangeField
        label="Period"
        defaultValue={range}
        now={storyClock}
        max="2026-03-12"
        min="2026-02-20"
        onRangeChange={onRangeChange}
      />,
    );
    await press('7 days forward');
    expect(shown()).toEqual({ from: '2026-02-26', to: '2026-03-12' });
    for (const name of ['7 days forward', '30 days forward']) expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    button('30 days forward').click();
    expect(onRangeChange).toHaveBeenCalledOnce();
    await press('30 days back');
    expect(shown()).toEqual({ from: '2026-02-20', to: '2026-03-06' });
    for (const name of ['7 days back', '30 days back']) expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await press('Last 30 days');
    expect(shown()).toEqual({ from: '2026-02-20', to: '2026-03-12' });
  });

  it('[UI-6] without a range there is nothing to move', () => {
    render(<DateRangeField label="Period" />);
    for (const name of [/back$/, /forward$/]) {
      expect(screen.getAllByRole('button', { name }).every((step) => step.getAttribute('aria-disabled') === 'true')).toBe(true);
    }
  });

  it('[UI-6] a preset beyond the limits cannot be chosen', () => {
    render(<DateRangeField label="Period" now={storyClock} max="2026-03-10" maxDays={7} />);
    for (const name of ['Today', 'Yesterday', 'Last 30 days']) expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button('Last 7 days')).not.toHaveAttribute('aria-disabled');
  });

  it('[UI-6] a preset goes by the day of the press', async () => {
    let now = storyClock();
    render(<DateRangeField label="Period" defaultValue={range} now={() => now} />);
    now += 24 * 60 * 60 * 1000;
    await press('Today');
    expect(shown()).toEqual({ from: '2026-03-13', to: '2026-03-13' });
  });
});
