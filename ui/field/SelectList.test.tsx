import '../theme/base.css.ts';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { LIST_BLUR_CLOSE_MS } from '../kit/defaults.ts';
import { expectAccessible } from '../testing/axe.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const options = [
  { value: 'bdo', label: 'BDO Unibank' },
  { value: 'bpi', label: 'Bank of the Philippine Islands' },
  { value: 'maya', label: 'Maya', disabled: true },
  { value: 'gcash', label: 'GCash' },
  { value: 'eximbank', label: 'Êximbank' },
  { value: 'dong', label: 'Đông Á' },
  { value: 'krungthai', label: 'กรุงไทย' },
  { value: 'icbc', label: '工商银行' },
];

type Props = Partial<Omit<SelectFieldProps, 'label' | 'aria-label' | 'aria-labelledby'>>;

const shown = (props: Props = {}) =>
  render(
    <>
      <button type="button">Before</button>
      <SelectField label="Bank" placeholder="Choose" options={options} {...props} />
      <button type="button">After</button>
    </>,
  );
const select = (): HTMLSelectElement => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bank' });
const list = (): HTMLElement => screen.getByRole('listbox', { name: 'Bank' });
const isOpen = (): boolean => screen.queryByRole('listbox') !== null;
const row = (name: string): HTMLElement => {
  const found = [...list().children].find((child) => child.textContent === name);
  if (!(found instanceof HTMLElement)) throw new Error(`No row ${name}`);
  return found;
};
const highlighted = (): string | null | undefined =>
  document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const openByKey = async (): Promise<void> => {
  select().focus();
  await userEvent.keyboard('{Enter}');
};

/** Presses a key on the closed field; false if the default action is prevented. */
const stays = (key: KeyboardEventInit): boolean => fireEvent.keyDown(select(), key);
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function BankForm() {
  const { register, control } = useForm({ defaultValues: { bank: 'bdo' }, mode: 'onTouched' });
  const bank = useWatch({ control, name: 'bank' });
  const { touchedFields } = useFormState({ control });
  return (
    <>
      <SelectField label="Bank" options={options} {...register('bank')} />
      <output>{`${bank} ${touchedFields.bank ? 'touched' : 'untouched'}`}</output>
      <button type="button">After</button>
    </>
  );
}

describe('the list of a SelectField', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    cleanup();
  });

  it('[UI-6] opens by a press, named by the field, on the chosen option, and chooses by a press', async () => {
    const onChange = vi.fn();
    const onInput = vi.fn();
    shown({ defaultValue: 'gcash', onChange: ({ target }) => onChange(target.value), onInput });
    await userEvent.click(select());
    expect(document.activeElement).toBe(list());
    expect(list().querySelectorAll('[role=option]')).toHaveLength(options.length);
    expect(list().querySelector('[aria-selected=true]')?.textContent).toBe('GCash');
    expect(row('GCash').querySelector('svg')).not.toBeNull();
    expect(highlighted()).toBe('GCash');
    await userEvent.click(row('BDO Unibank'));
    expect(isOpen()).toBe(false);
    expect(select().value).toBe('bdo');
    expect(document.activeElement).toBe(select());
    expect(onChange.mock.calls).toEqual([['bdo']]);
    expect(onInput).toHaveBeenCalledOnce();
  });

  it('[UI-6] a press on the open field closes it, and a press on the selected option changes nothing', async () => {
    const onChange = vi.fn();
    shown({ defaultValue: 'bdo', onChange });
    await userEvent.click(select());
    await userEvent.click(select());
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(select());
    await userEvent.click(select());
    await userEvent.click(row('BDO Unibank'));
    expect(isOpen()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', ' ', '{Alt>}{ArrowDown}{/Alt}', '{F4}'])('[UI-8] opens by the key %s, without sending its form', async (key) => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <SelectField label="Bank" options={options} />
      </form>,
    );
    select().focus();
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(list());
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[UI-8] keys that are the browser’s stay so, and on a Mac arrows open the list', () => {
    shown();
    expect(stays({ key: 'F4', altKey: true })).toBe(true);
    expect(stays({ key: 'Enter', ctrlKey: true })).toBe(true);
    expect(stays({ key: 'ArrowDown' })).toBe(true);
    expect(isOpen()).toBe(false);
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    expect(stays({ key: 'ArrowDown' })).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it('[UI-8] arrow keys change the value of the closed field, as of any select', async () => {
    shown({ defaultValue: 'bdo' });
    select().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(select().value).toBe('bpi');
    expect(isOpen()).toBe(false);
  });

  it('[UI-8] arrows skip disabled options and wrap around; Home, End and pages move; Enter and Space choose', async () => {
    shown();
    await openByKey();
    for (const [keys, name] of [
      ['', 'BDO Unibank'],
      ['{ArrowDown}{ArrowDown}', 'GCash'],
      ['{ArrowUp}', 'Bank of the Philippine Islands'],
      ['{End}', '工商银行'],
      ['{ArrowDown}', 'BDO Unibank'],
      ['{ArrowUp}', '工商银行'],
      ['{Home}', 'BDO Unibank'],
      ['{PageDown}', 'กรุงไทย'],
      ['{PageDown}', '工商银行'],
      ['{PageUp}', 'Bank of the Philippine Islands'],
    ] as const) {
      if (keys !== '') await userEvent.keyboard(keys);
      expect(highlighted()).toBe(name);
    }
    await userEvent.keyboard(' ');
    expect(select().value).toBe('bpi');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(select().value).toBe('gcash');
  });

  it('[UI-6] a disabled option says so and cannot be pressed', async () => {
    shown();
    await userEvent.click(select());
    expect(row('Maya').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(row('Maya'));
    expect(isOpen()).toBe(true);
    expect(select().value).toBe('');
  });

  it('[UI-8] typing finds by the start of the label, without accents, in Thai and in Chinese', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    shown();
    await openByKey();
    const type = (text: string): void => {
      vi.advanceTimersByTime(5000);
      for (const key of text) fireEvent.keyDown(list(), { key });
    };
    for (const [text, name] of [
      ['g', 'GCash'],
      ['exi', 'Êximbank'],
      ['do', 'Đông Á'],
      ['ba', 'Bank of the Philippine Islands'],
      ['กร', 'กรุงไทย'],
      ['工', '工商银行'],
      ['b', 'BDO Unibank'],
      ['bb', 'BDO Unibank'],
      ['m', 'BDO Unibank'],
    ] as const) {
      type(text);
      expect(highlighted()).toBe(name);
    }
    type('');
    fireEvent.keyDown(list(), { key: 'g', ctrlKey: true });
    expect(highlighted()).toBe('BDO Unibank');
  });

  it('[UI-8] Escape closes and leaves all as it was; Tab closes and goes on from the field, both ways', async () => {
    shown({ defaultValue: 'bdo' });
    await openByKey();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(select().value).toBe('bdo');
    expect(document.activeElement).toBe(select());
    await userEvent.keyboard('{Enter}{Tab}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button('After'));
    await openByKey();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(button('Before'));
  });

  it('[UI-10] closes 200 ms after focus has left it, and not when focus comes back before', async () => {
    shown();
    await openByKey();
    vi.useFakeTimers();
    act(() => button('After').focus());
    pass(LIST_BLUR_CLOSE_MS - 1);
    act(() => list().focus());
    pass(LIST_BLUR_CLOSE_MS);
    expect(isOpen()).toBe(true);
    act(() => button('After').focus());
    pass(LIST_BLUR_CLOSE_MS - 1);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button('After'));
  });

  it('[UI-6] fires focus and blur once, when the field as a whole gets and loses it', async () => {
    const heard: string[] = [];
    shown({
      name: 'bank',
      onFocus: ({ target }) => heard.push(`focus ${target.name}`),
      onBlur: ({ target }) => heard.push(`blur ${target.name}`),
    });
    await userEvent.click(select());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.keyboard('{Enter}{Escape}{Enter}');
    expect(heard).toEqual(['focus bank']);
    act(() => button('After').focus());
    expect(heard).toEqual(['focus bank', 'blur bank']);
    heard.length = 0;
    await openByKey();
    await userEvent.keyboard('{Tab}');
    expect(heard).toEqual(['focus bank', 'blur bank']);
  });

  it('[UI-6] a controlled field does not change by itself', async () => {
    shown({ value: 'bdo', onChange: () => {} });
    await userEvent.click(select());
    await userEvent.click(row('GCash'));
    expect(select().value).toBe('bdo');
  });

  it('[UI-6] a form library gets the selected value, and the field as touched after blur', async () => {
    render(<BankForm />);
    await userEvent.click(select());
    await userEvent.click(row('GCash'));
    expect(screen.getByRole('status').textContent).toBe('gcash untouched');
    await userEvent.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('status').textContent).toBe('gcash touched');
  });

  it('[UI-6] with a coarse pointer, the native list is unchanged', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), matches: query === '(pointer: coarse)' }) as MediaQueryList,
    );
    shown();
    expect(fireEvent.mouseDown(select())).toBe(true);
    expect(fireEvent.keyDown(select(), { key: 'Enter' })).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it('[UI-8] is accessible open, in both themes, and named as its field is', async () => {
    render(
      <SelectField
        label={<b>Bank</b>}
        options={options.map((option) => ({ ...option, start: <i>₱</i> }))}
        defaultValue="bpi"
        required
        message="Choose another."
      />,
    );
    await userEvent.click(select());
    expect(list()).toBeTruthy();
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    await expectAccessible();
    delete document.documentElement.dataset['theme'];
    cleanup();
    render(
      <>
        <h2 id="bank">Bank</h2>
        <SelectField aria-labelledby="bank" options={options} />
      </>,
    );
    await userEvent.click(select());
    expect(list()).toBeTruthy();
  });
});
