import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';

import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';

const native = (id: string) => ({ id, className: `own-${id}`, 'data-part': id, 'aria-description': id });

describe('the props of Menu’s parts', () => {
  afterEach(cleanup);

  it('[UI-8] native props, class names and refs reach every element', async () => {
    const refs = Object.fromEntries(
      ['content', 'item', 'checkbox', 'group', 'radio', 'subtrigger', 'subcontent', 'label', 'separator'].map((id) => [
        id,
        createRef<HTMLDivElement>(),
      ]),
    );
    const button = createRef<HTMLButtonElement>();
    const link = createRef<HTMLAnchorElement>();
    const part = (id: string) => ({ ...native(id), ref: refs[id] });
    render(
      <Menu.Root defaultOpen>
        <Menu.Trigger {...native('button')} ref={button}>
          <Button>View</Button>
        </Menu.Trigger>
        <Menu.Content {...part('content')}>
          <Menu.Label {...part('label')}>Label</Menu.Label>
          <Menu.Item {...part('item')}>Item</Menu.Item>
          <Menu.LinkItem {...native('link')} ref={link} href="#link">
            Link
          </Menu.LinkItem>
          <Menu.CheckboxItem {...part('checkbox')}>Checkbox</Menu.CheckboxItem>
          <Menu.Separator {...part('separator')} />
          <Menu.RadioGroup {...part('group')}>
            <Menu.RadioItem {...part('radio')} value="a">
              Radio
            </Menu.RadioItem>
          </Menu.RadioGroup>
          <Menu.Sub>
            <Menu.SubTrigger {...part('subtrigger')}>Sub</Menu.SubTrigger>
            <Menu.SubContent {...part('subcontent')}>
              <Menu.Item>Inside</Menu.Item>
            </Menu.SubContent>
          </Menu.Sub>
        </Menu.Content>
      </Menu.Root>,
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sub' }));
    await waitFor(() => expect(document.getElementById('subcontent')).not.toBeNull());
    for (const [id, { current }] of Object.entries({ ...refs, button, link })) {
      expect(current, id).toBe(document.getElementById(id));
      expect(current?.classList, id).toContain(`own-${id}`);
      expect(current?.dataset['part'], id).toBe(id);
      expect(current?.getAttribute('aria-description'), id).toBe(id);
    }
  });

  it('[UI-8] wrong uses are type errors', () => {
    const wrong = [
      // @ts-expect-error a trigger without a button
      <Menu.Trigger key={0} />,
      // @ts-expect-error a link without an address
      <Menu.LinkItem key={1}>Help</Menu.LinkItem>,
      // @ts-expect-error a radio item without a value
      <Menu.RadioItem key={2}>New</Menu.RadioItem>,
      // @ts-expect-error an item of data that goes nowhere and does nothing
      <Menu key={3} trigger={<button type="button">A</button>} items={[{ label: 'A' }]} />,
    ];
    expect(wrong).toHaveLength(4);
  });
});
