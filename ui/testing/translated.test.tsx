import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { Button } from '../button/Button.tsx';
import { CheckboxField } from '../field/CheckboxField.tsx';
import { ImageField } from '../field/ImageField.tsx';
import { RadioField } from '../field/RadioField.tsx';
import { TextField } from '../field/TextField.tsx';
import { Table } from '../table/Table.tsx';
import { columns, rowKey } from '../table/tableTesting.tsx';
import { Tabs } from '../tabs/Tabs.tsx';

/** Simulates Chrome's translation: each text node with letters is replaced by elements around another one. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts.filter(({ data, parentElement }) => /\p{L}/u.test(data) && !parentElement?.closest('font, style, script'))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const tabs = (icon: ReactNode, badge: string | undefined) => (
  <Tabs aria-label="Games" tabs={[{ value: 'a', label: 'All', content: 'Games', icon, badge }]} />
);
const icon = <svg />;

/** States of a part, each with its text. */
const parts: Readonly<Record<string, readonly { readonly part: ReactNode; readonly says: string }[]>> = {
  'the message of a field': [
    { part: <TextField label="Name" message="Too short" />, says: 'NameToo short' },
    { part: <TextField label="Name" message="Too long" />, says: 'NameToo long' },
    { part: <TextField label="Name" message="Free" tone="positive" />, says: 'NameFree' },
    { part: <TextField label="Name" />, says: 'Name' },
  ],
  'the message of a checkbox': [
    { part: <CheckboxField label="Agree" message="Needed" />, says: 'AgreeNeeded' },
    { part: <CheckboxField label="Agree" />, says: 'Agree' },
  ],
  'the message of radios': [
    { part: <RadioField label="Way" options={[]} message="Needed" />, says: 'WayNeeded' },
    { part: <RadioField label="Way" options={[]} />, says: 'Way' },
  ],
  'the message of pictures': [
    { part: <ImageField label="Proof" message="Proof is needed" />, says: 'Proof is needed' },
    { part: <ImageField label="Proof" />, says: 'Proof' },
  ],
  'the icons of a button': [
    { part: <Button>Copy</Button>, says: 'Copy' },
    { part: <Button iconStart={icon}>Copy</Button>, says: 'Copy' },
    { part: <Button>Copy</Button>, says: 'Copy' },
  ],
  'the icon and badge of a tab': [
    { part: tabs(undefined, 'new'), says: 'Allnew' },
    { part: tabs(icon, undefined), says: 'All' },
    { part: tabs(undefined, 'new'), says: 'Allnew' },
  ],
  'what a table says': [
    { part: <Table caption="Bets" columns={columns} rows={[]} rowKey={rowKey} error="No connection" />, says: 'No connection' },
    { part: <Table caption="Bets" columns={columns} rows={[]} rowKey={rowKey} error="Try later" />, says: 'Try later' },
    { part: <Table caption="Bets" columns={columns} rows={[]} rowKey={rowKey} empty={<p>No bets</p>} />, says: 'No bets' },
  ],
};

describe('parts in a translated page', () => {
  afterEach(cleanup);

  it.each(Object.keys(parts))('[UI-6] keep %s right as it changes and goes in a page that the browser has translated', (name) => {
    const [first, ...others] = parts[name] ?? [];
    const { rerender } = render(<main>{first?.part}</main>);
    for (const { part, says } of others) {
      translate();
      rerender(<main>{part}</main>);
      expect(screen.getByRole('main').textContent).toContain(says);
    }
  });
});
