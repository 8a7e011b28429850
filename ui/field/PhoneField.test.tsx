import '../theme/base.css.ts';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectAccessible } from '../testing/axe.ts';
import { fieldSuite } from '../testing/fieldSuite.tsx';
import { LIST_BLUR_CLOSE_MS } from '../kit/defaults.ts';
import { PhoneField } from './PhoneField.tsx';
import { countries } from './storyCountries.ts';

fieldSuite('PhoneField', (props) => <PhoneField {...props} countries={countries} />);

const trigger = (): HTMLElement => screen.getByRole('button', { name: /^Country code/ });
const open = async (): Promise<void> => userEvent.click(trigger());
const names = (): (string | undefined)[] => screen.getAllByRole('option').map((option) => option.children[1]?.textContent ?? undefined);
const highlighted = (): string | undefined =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.children[1]?.textContent ?? undefined;
const leave = (): void => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('PhoneField', () => {
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  it('[REG-9] offers every country with flag and code, and names the chosen one', async () => {
    render(<PhoneField label="Mobile" countries={countries} defaultCountry="TH" />);
    expect(trigger()).toHaveAccessibleName('Country code: Thailand +66');
    await open();
    expect(screen.getAllByRole('option')).toHaveLength(countries.length);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Thailand+66');
    expect(screen.getAllByRole('option').every((option) => option.querySelector('img') !== null)).toBe(true);
    await expectAccessible();
  });

  it('[REG-9] searches by name without accents, by code with or without plus, and says when nothing fits', async () => {
    render(<PhoneField label="Mobile" countries={countries} />);
    await open();
    const search = screen.getByRole('combobox');
    await userEvent.fill(search, 'cote');
    expect(names()).toEqual(['Côte d’Ivoire']);
    await userEvent.fill(search, '+6');
    expect(names()).toEqual(['Philippines', 'Indonesia', 'Malaysia', 'Thailand']);
    await userEvent.fill(search, 'atlantis');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
  });

  it('[REG-9] is selected by a press, which focuses the number and calls the handler', async () => {
    const onCountryChange = vi.fn();
    render(<PhoneField label="Mobile" countries={countries} onCountryChange={({ dialCode }) => onCountryChange(dialCode)} />);
    await open();
    await userEvent.click(screen.getByRole('option', { name: /Việt Nam/ }));
    expect(onCountryChange).toHaveBeenCalledWith('84');
    expect(trigger()).toHaveAccessibleName('Country code: Việt Nam +84');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile'));
  });

  it('[UI-6] that can only be read keeps its country too', () => {
    render(<PhoneField label="Mobile" countries={countries} value="9170000001" readOnly />);
    expect(trigger()).toBeDisabled();
  });

  it('[UI-8] leaves Enter, Escape and the arrows to an input method while it composes', async () => {
    const onCountryChange = vi.fn();
    render(<PhoneField label="Mobile" countries={countries} onCountryChange={onCountryChange} />);
    await open();
    const before = highlighted();
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      for (const sign of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(screen.getByRole('combobox'), { key, ...sign });
    }
    expect(highlighted()).toBe(before);
    expect(onCountryChange).not.toHaveBeenCalled();
  });

  it('[UI-8] works from the keyboard: arrows go around, Home, End, Enter chooses, Escape leaves all as it was', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <PhoneField label="Mobile" countries={countries} />
      </form>,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    expect(highlighted()).toBe('Philippines');
    await userEvent.keyboard('{ArrowUp}');
    expect(highlighted()).toBe('Việt Nam');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('China');
    await userEvent.keyboard('{End}');
    expect(highlighted()).toBe('Việt Nam');
    await userEvent.keyboard('{Home}');
    expect(highlighted()).toBe('Philippines');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(document.activeElement).toBe(trigger());
    expect(trigger()).toHaveAccessibleName(/Philippines/);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(trigger()).toHaveAccessibleName(/China/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[REG-9] closes 200 ms after focus has left it, not when focus comes back before, nor with the window', async () => {
    render(
      <>
        <PhoneField label="Mobile" countries={countries} />
        <button type="button">Elsewhere</button>
      </>,
    );
    await open();
    vi.useFakeTimers();
    leave();
    pass(LIST_BLUR_CLOSE_MS - 1);
    act(() => screen.getByRole('combobox').focus());
    pass(LIST_BLUR_CLOSE_MS);
    expect(screen.queryByRole('listbox')).not.toBeNull();
    // The window loses focus; the element keeps it.
    fireEvent.blur(screen.getByRole('combobox'));
    pass(LIST_BLUR_CLOSE_MS);
    expect(screen.queryByRole('listbox')).not.toBeNull();
    leave();
    pass(LIST_BLUR_CLOSE_MS - 1);
    expect(screen.queryByRole('listbox')).not.toBeNull();
    pass(1);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[REG-9] a controlled country does not change by itself', async () => {
    render(<PhoneField label="Mobile" countries={countries} country="PH" />);
    await open();
    await userEvent.click(screen.getByRole('option', { name: /China/ }));
    expect(trigger()).toHaveAccessibleName(/Philippines/);
  });

  it('[UI-6] brings up the phone keyboard and saved numbers without the country', () => {
    render(<PhoneField label="Mobile" countries={countries} />);
    expect(screen.getByLabelText('Mobile')).toMatchObject({ type: 'tel', inputMode: 'tel', autocomplete: 'tel-national' });
  });

  it('[REG-9] takes a pasted number in any form, and its country with it', () => {
    render(<PhoneField label="Mobile" countries={countries} defaultCountry="TH" />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    const paste = (text: string): void => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      act(() => void box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })));
    };
    paste('+63 (917) 000-0001');
    expect(box.value).toBe('9170000001');
    expect(trigger()).toHaveAccessibleName('Country code: Philippines +63');
    paste('+66 81 234 5678');
    expect(box.value).toBe('812345678');
    expect(trigger()).toHaveAccessibleName('Country code: Thailand +66');
  });
});
