import '../theme/base.css.ts';

import { act, cleanup, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { LIST_BLUR_CLOSE_MS } from '../kit/defaults.ts';
import { expectAccessible } from '../testing/axe.ts';
import { fieldSuite } from '../testing/fieldSuite.tsx';
import { DateField } from './DateField.tsx';
import { storyClock } from './storyClock.ts';

fieldSuite('DateField', (props) => <DateField {...props} />);

const input = () => screen.getByLabelText<HTMLInputElement>('Day');
const button = () => screen.getByRole('button', { name: 'Open calendar' });
const open = async () => {
  await userEvent.click(button());
  return screen.findByRole('grid');
};
const day = (name: RegExp) => screen.getByLabelText(name);
const leave = () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Stores the day, as a controlled field's parent does. */
function Kept({ onChange }: { onChange: (day: string) => void }) {
  const [value, setValue] = useState('2026-03-12');
  return (
    <DateField
      label="Day"
      now={storyClock}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}

function Registered({ onSubmit }: { onSubmit: (values: { day: string }) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { day: '2026-03-12' }, mode: 'onBlur' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <DateField
        label="Day"
        now={storyClock}
        {...register('day', { validate: (value) => value > '2026-03-15' || 'Choose a later day.' })}
        message={formState.errors.day?.message}
      />
      <button type="submit">Go</button>
    </form>
  );
}

describe('DateField', () => {
  // Preloaded, so that no test waits for the server.
  beforeAll(() => import('./DateCalendar.tsx'));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    cleanup();
  });

  it('[UI-6] is typed like any date, with four digits for the year', async () => {
    const onChange = vi.fn();
    render(<DateField label="Day" onChange={(event) => onChange(event.target.value)} />);
    input().focus();
    await userEvent.keyboard('03052026');
    expect(input()).toHaveValue('2026-03-05');
    await userEvent.keyboard('7');
    expect(input().value).toMatch(/^\d{4}-/);
    expect(onChange).toHaveBeenCalledWith('2026-03-05');
  });

  it('[UI-6] a day of the calendar becomes the value with one change event, and focus returns to the field', async () => {
    const onChange = vi.fn();
    render(<Kept onChange={onChange} />);
    await open();
    expect(day(/March 12, 2026, Today/).closest('[role=gridcell]')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(day(/March 20, 2026/));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-20');
    expect(input()).toHaveValue('2026-03-20');
    expect(document.activeElement).toBe(input());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[UI-6] the calendar shows the month of what is typed, else today’s', async () => {
    render(<DateField label="Day" now={storyClock} />);
    expect(await open()).toHaveAccessibleName('March 2026');
    await userEvent.keyboard('{Escape}');
    await userEvent.fill(input(), '1994-11-05');
    expect(await open()).toHaveAccessibleName('November 1994');
    expect(day(/November 5, 1994/)).toHaveFocus();
  });

  it('[UI-6] registers with a form: chosen days are submitted, and nothing is wrong before focus has left', async () => {
    const onSubmit = vi.fn();
    render(<Registered onSubmit={(values) => onSubmit(values)} />);
    input().focus();
    await open();
    expect(input()).not.toHaveAccessibleDescription();
    await userEvent.click(day(/March 10, 2026/));
    expect(input()).not.toHaveAccessibleDescription();
    act(() => screen.getByRole('button', { name: 'Go' }).focus());
    await expect.element(input()).toHaveAccessibleDescription('Choose a later day.');
    await open();
    await userEvent.click(day(/March 20, 2026/));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ day: '2026-03-20' }));
  });

  it.each([
    ['{ArrowRight}', /March 13, 2026/],
    ['{ArrowLeft}', /March 11, 2026/],
    ['{ArrowDown}', /March 19, 2026/],
    ['{ArrowUp}', /March 5, 2026/],
    ['{PageDown}', /April 12, 2026/],
    ['{PageUp}', /February 12, 2026/],
    ['{Home}', /March 8, 2026/],
    ['{End}', /March 14, 2026/],
    ['{Shift>}{PageUp}{/Shift}', /March 12, 2025/],
  ])('[UI-8] %s moves in the calendar, and Enter chooses', async (key, expected) => {
    render(<DateField label="Day" now={storyClock} defaultValue="2026-03-12" />);
    await open();
    await userEvent.keyboard(key);
    expect(day(expected)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(input());
    expect(new Date(`${input().value}T00:00`).toLocaleDateString('en', { dateStyle: 'full' })).toMatch(expected);
  });

  it('[UI-8] arrows follow the eye from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      render(<DateField label="Day" now={storyClock} defaultValue="2026-03-12" />);
      await open();
      await userEvent.keyboard('{ArrowLeft}');
      expect(day(/March 13, 2026/)).toHaveFocus();
      const [twelfth, thirteenth] = [day(/March 12, 2026/), day(/March 13, 2026/)].map((found) => found.getBoundingClientRect().left);
      expect(thirteenth).toBeLessThan(twelfth ?? 0);
    } finally {
      document.documentElement.dir = '';
    }
  });

  it.each([' ', '{F4}', '{Alt>}{ArrowDown}{/Alt}'])('[UI-8] the browser’s own key for it opens the calendar: "%s"', async (key) => {
    render(<DateField label="Day" now={storyClock} />);
    input().focus();
    await userEvent.keyboard(key);
    await vi.waitFor(() => expect(day(/March 12, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(input());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[UI-6] outside its limits no day can be chosen, and keys stop at them', async () => {
    render(<DateField label="Day" now={storyClock} defaultValue="2026-03-10" min="2026-03-05" max="2026-04-06" />);
    await open();
    expect(day(/March 4, 2026/)).toBeDisabled();
    expect(day(/March 5, 2026/)).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{PageUp}');
    expect(day(/March 5, 2026/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(day(/March 5, 2026/)).toHaveFocus();
    await userEvent.click(day(/March 10, 2026/));
    await open();
    await userEvent.keyboard('{PageDown}');
    expect(day(/April 6, 2026/)).toHaveFocus();
    expect(day(/April 7, 2026/)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('[UI-6] birthdays are near: months and years are in lists', async () => {
    render(<DateField label="Day" now={storyClock} max="2005-03-12" />);
    expect(await open()).toHaveAccessibleName('March 2005');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1994');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'November');
    await userEvent.click(day(/November 5, 1994/));
    expect(input()).toHaveValue('1994-11-05');
  });

  it('[UI-6] closes 200 ms after focus has left it, not when focus comes back, and fires blur once', async () => {
    const onBlur = vi.fn();
    render(
      <>
        <DateField label="Day" now={storyClock} onBlur={(event) => onBlur(event.target.name)} name="day" />
        <button type="button">Elsewhere</button>
      </>,
    );
    input().focus();
    await open();
    await userEvent.keyboard('{PageDown}');
    vi.useFakeTimers();
    leave();
    pass(LIST_BLUR_CLOSE_MS - 1);
    act(() => screen.getByRole('button', { name: 'Next month' }).focus());
    pass(LIST_BLUR_CLOSE_MS);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    leave();
    pass(LIST_BLUR_CLOSE_MS - 1);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(onBlur).not.toHaveBeenCalled();
    pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onBlur).toHaveBeenCalledExactlyOnceWith('day');
  });

  it('[UI-6] going on from input to button is not leaving; going on from there is', () => {
    const onBlur = vi.fn();
    render(
      <>
        <DateField label="Day" onBlur={onBlur} />
        <button type="button">Elsewhere</button>
      </>,
    );
    act(() => input().focus());
    act(() => button().focus());
    expect(onBlur).not.toHaveBeenCalled();
    leave();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('[UI-6] where fingers point, the device’s own picker opens', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query));
    const showPicker = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue();
    render(<DateField label="Day" />);
    await userEvent.click(button());
    expect(showPicker.mock.contexts).toEqual([input()]);
    expect(document.activeElement).toBe(input());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[UI-6] cannot be opened while it is disabled or read only', async () => {
    const { rerender } = render(<DateField label="Day" disabled />);
    expect(button()).toBeDisabled();
    rerender(<DateField label="Day" readOnly />);
    expect(button()).toBeDisabled();
    act(() => input().focus());
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['en', 'March 2026', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], 'Thursday, March 12, 2026, Today'],
    ['vi', 'Tháng 3 năm 2026', ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'], 'Thứ Năm, 12 tháng 3, 2026, Today'],
    ['fil', 'Marso 2026', ['Lin', 'Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab'], 'Huwebes, Marso 12, 2026, Today'],
    ['zh-Hans', '2026年3月', ['周一', '周二', '周三', '周四', '周五', '周六', '周日'], '2026年3月12日星期四, Today'],
    ['no such language', 'March 2026', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], 'Thursday, March 12, 2026, Today'],
  ])('[UI-6] speaks the page’s language: %s', async (language, month, weekdays, today) => {
    const { lang } = document.documentElement;
    document.documentElement.lang = language;
    try {
      render(<DateField label="Day" now={storyClock} />);
      const grid = await open();
      expect(grid).toHaveAccessibleName(month);
      expect([...grid.querySelectorAll('th')].map((name) => name.textContent)).toEqual(weekdays);
      expect(screen.getByRole('button', { name: today })).toHaveFocus();
    } finally {
      document.documentElement.lang = lang;
    }
  });

  it('[UI-6] counts Thai years as its input does', async () => {
    const { lang } = document.documentElement;
    document.documentElement.lang = 'th';
    try {
      render(<DateField label="Day" now={storyClock} />);
      expect((await open()).getAttribute('aria-label')).toContain('2026');
    } finally {
      document.documentElement.lang = lang;
    }
  });

  it('[UI-8] is accessible while it is open, and its days can be hit', async () => {
    render(<DateField label="Day" now={storyClock} max="2026-03-20" />);
    const grid = await open();
    expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeTruthy();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    const { width, height } = within(grid)
      .getByRole('button', { name: /March 12/ })
      .getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    await expectAccessible();
  });

  it('[UI-6] a field without a name is a type error', () => {
    // @ts-expect-error a field needs a label, aria-label or aria-labelledby
    const unnamed = <DateField />;
    // @ts-expect-error it is always a date
    const typed = <DateField label="Day" type="text" />;
    expect([unnamed, typed]).toHaveLength(2);
  });
});
