import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Dialog } from '../dialog/Dialog.tsx';
import { PhoneField } from '../field/PhoneField.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { countries } from '../field/storyCountries.ts';
import { Modal } from '../modal/Modal.tsx';
import { settled } from '../testing/overlayTesting.ts';

const banks = [
  { value: 'bdo', label: 'BDO Unibank' },
  { value: 'agri', label: 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam' },
  ...Array.from({ length: 40 }, (_, index) => ({ value: String(index), label: `Bank ${index}` })),
];

/** Each field with a list: its element, what opens it, and the selected text. */
const fields = [
  {
    name: 'SelectField',
    field: <SelectField aria-label="Bank" options={banks} />,
    opener: () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bank' }),
    chosen: () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bank' }).value,
    second: 'agri',
  },
  {
    name: 'PhoneField',
    field: <PhoneField aria-label="Mobile" countries={countries} />,
    opener: () => screen.getByRole('button', { name: /^Country code/ }),
    chosen: () => screen.getByRole('button', { name: /^Country code/ }).getAttribute('aria-label'),
    second: 'Country code: China +86',
  },
] as const;

const isOpen = (): boolean => screen.queryByRole('listbox') !== null;
const popup = (): HTMLElement => {
  const found = screen.getByRole('listbox').closest('[data-popup]');
  if (!(found instanceof HTMLElement)) throw new Error('The list has no box.');
  return found;
};
const active = (): Element | null => popup().querySelector('[data-active]');

/** A field in a corner of the window. */
function At({ top, width, children }: { top: number; width: number; children: ReactNode }) {
  return <div style={{ position: 'absolute', insetBlockStart: top, insetInlineEnd: 16, inlineSize: width }}>{children}</div>;
}

describe.each(fields)('the list of a $name', ({ field, opener, chosen, second }) => {
  beforeEach(() => page.viewport(1024, 768));
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it('[UI-6] in a modal, Escape closes the list and only then the modal', async () => {
    const onClose = vi.fn();
    render(
      <Modal name="sample" title="Sample" open onClose={onClose}>
        {field}
      </Modal>,
    );
    await settled();
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  });

  it('[UI-6] in a dialog, Enter chooses and does not press the default button', async () => {
    const onSelect = vi.fn();
    render(
      <Dialog name="sample" title="Sample" open onClose={() => {}} actions={[{ label: 'Save', onSelect }]}>
        {field}
      </Dialog>,
    );
    await settled();
    await userEvent.click(opener());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toBe(second);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it.each(['ltr', 'rtl'])('[UI-8] opens under its field and inside the window, over it where there is no room below (%s)', async (dir) => {
    document.documentElement.dir = dir;
    await page.viewport(360, 640);
    for (const top of [40, 560]) {
      render(
        <At top={top} width={200}>
          {field}
        </At>,
      );
      await userEvent.click(opener());
      const list = popup().getBoundingClientRect();
      const control = opener().getBoundingClientRect();
      if (top === 40) expect(list.top).toBeGreaterThanOrEqual(control.bottom);
      else expect(list.bottom).toBeLessThanOrEqual(control.top);
      const window = document.documentElement.getBoundingClientRect();
      expect(list.left).toBeGreaterThanOrEqual(window.left);
      expect(list.right).toBeLessThanOrEqual(window.right);
      expect(list.top).toBeGreaterThanOrEqual(0);
      cleanup();
    }
  });

  it('[UI-8] where there is room neither above nor below, the page scrolls to it', async () => {
    await page.viewport(360, 320);
    render(<div style={{ paddingBlock: 120 }}>{field}</div>);
    await userEvent.click(opener());
    expect(popup().getBoundingClientRect().bottom).toBeLessThanOrEqual(320);
    expect(popup().offsetHeight).toBeGreaterThan(150);
  });

  it('[UI-8] the mouse highlights what it moves over, and the keys go on from there', async () => {
    render(field);
    await userEvent.click(opener());
    const rows = screen.getByRole('listbox').children;
    await userEvent.hover(rows[2] ?? popup());
    expect(active()).toBe(rows[2]);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(rows[3]);
  });

  it('[UI-8] keys scroll the highlighted row into view', async () => {
    await page.viewport(1024, 400);
    render(field);
    await userEvent.click(opener());
    await userEvent.keyboard('{End}');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    expect(active()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard('{Home}');
    expect(active()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top);
  });

  it('[UI-8] its field stays lit while the list has the focus', async () => {
    render(field);
    const frame = opener().parentElement ?? opener();
    const resting = getComputedStyle(frame).outlineStyle;
    await userEvent.click(opener());
    expect([resting, getComputedStyle(frame).outlineStyle]).toEqual(['none', 'solid']);
  });
});
