import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { fieldSuite } from '../testing/fieldSuite.tsx';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';

const options = [
  { value: 'metro', label: 'Metro Savings', description: 'MSPH' },
  { value: 'dautu', label: 'Ngân hàng Đầu tư', description: 'BIDV' },
  { value: 'pacific', label: 'Pacific Union', description: 'PUPH' },
];

fieldSuite('ComboboxField', (props) => <ComboboxField {...props} options={options} value="" onChange={() => undefined} />);

const chosen = vi.fn<(value: string) => void>();

function Owner(props: Partial<Pick<ComboboxFieldProps, 'onSearch' | 'options' | 'loading'>>): ReactNode {
  const [value, setValue] = useState('metro');
  const take = (next: string): void => {
    chosen(next);
    setValue(next);
  };
  return (
    <main>
      <ComboboxField label="Bank" options={options} {...props} value={value} onChange={take} />
      <button type="button">Next</button>
    </main>
  );
}

const box = (): HTMLElement => screen.getByRole('combobox', { name: 'Bank' });
const offered = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('ComboboxField', () => {
  afterEach(() => {
    cleanup();
    chosen.mockClear();
  });

  it('[UI-6] finds by name or description, without accents, and Enter chooses', async () => {
    render(<Owner />);
    await userEvent.fill(box(), 'dau');
    expect(offered()).toEqual(['Ngân hàng Đầu tưBIDV']);
    await userEvent.fill(box(), 'puph');
    expect(offered()).toEqual(['Pacific UnionPUPH']);
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    expect(chosen.mock.calls).toEqual([['pacific']]);
    expect(box()).toHaveValue('Pacific Union');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[UI-6] opens by a press or an arrow key on the chosen option, which arrows leave and a press chooses', async () => {
    render(<Owner />);
    await userEvent.click(box());
    expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Đầu tư');
    await userEvent.click(screen.getByRole('option', { name: /Pacific/ }));
    expect(chosen.mock.calls).toEqual([['pacific']]);
    expect(document.activeElement).toBe(box());
  });

  it('[UI-6] takes back what was typed and not chosen, and clears when the text is', async () => {
    render(<Owner />);
    await userEvent.fill(box(), 'pac');
    await userEvent.tab();
    expect(box()).toHaveValue('Metro Savings');
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.clear(box());
    expect(chosen.mock.calls).toEqual([['']]);
  });

  it('[UI-6] says when nothing is found, and that options are on their way', async () => {
    const { rerender } = render(<Owner />);
    await userEvent.fill(box(), 'xyz');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    const onSearch = vi.fn<(text: string) => void>();
    rerender(<Owner onSearch={onSearch} options={[]} loading />);
    await userEvent.fill(box(), 'xy');
    expect(onSearch).toHaveBeenCalledWith('xy');
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});
