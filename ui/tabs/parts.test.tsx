import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { settled } from '../testing/overlayTesting.ts';
import type { TabsRootProps } from './parts.tsx';
import { Tabs } from './Tabs.tsx';

const native = (id: string) => ({ id, className: `own-${id}`, 'data-part': id, 'aria-description': id });

const values = ['slots', 'live casino', '100% sure'];
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
const shown = (props: TabsRootProps = {}) =>
  render(
    <Tabs.Root {...props}>
      <Tabs.List aria-label="Games">
        {values.map((value) => (
          <Tabs.Trigger key={value} value={value} icon="☆" badge={` (${value.length})`}>
            {value}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {values.map((value) => (
        <Tabs.Content key={value} value={value}>{`${value} here`}</Tabs.Content>
      ))}
    </Tabs.Root>,
  );

describe('the parts of Tabs', () => {
  afterEach(cleanup);

  it('[UI-5] show the content of the selected trigger', async () => {
    const { container } = shown({ defaultValue: 'slots' });
    expect(screen.getByRole('tabpanel', { name: /^slots/ }).textContent).toBe('slots here');
    await userEvent.click(tab('live casino (11)'));
    expect(screen.getByRole('tabpanel').textContent).toBe('live casino here');
    // An animation in progress would be canceled.
    await settled();
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('100% sure here'));
    await settled();
    await expectAccessible(container);
  });

  it.each(values)('[UI-8] a trigger controls its panel whatever its value: %j', (value) => {
    shown({ defaultValue: value });
    const trigger = screen.getByRole('tab', { selected: true });
    const panel = screen.getByRole('tabpanel');
    expect(trigger.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(trigger.id);
    expect(panel.id + trigger.id).not.toMatch(/\s/);
  });

  it('[UI-5] call a rejecting parent once for each press and key', async () => {
    const onValueChange = vi.fn();
    shown({ value: 'slots', onValueChange });
    const told = async (act: () => Promise<void>, value: string): Promise<void> => {
      onValueChange.mockClear();
      await act();
      await vi.waitFor(() => expect(onValueChange.mock.calls).toEqual([[value]]));
    };
    await told(() => userEvent.click(tab('live casino (11)')), 'live casino');
    await told(() => userEvent.click(tab('live casino (11)')), 'live casino');
    await told(() => userEvent.keyboard('{Enter}'), 'live casino');
    await told(() => userEvent.keyboard(' '), 'live casino');
    await told(() => userEvent.keyboard('{ArrowRight}'), '100% sure');
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('slots (5)'));
  });

  it('[UI-5] call an accepting parent once for each press, and not for the selected tab', async () => {
    const onChange = vi.fn();
    render(<Tabs aria-label="Games" tabs={values.map((value) => ({ value, label: value, content: value }))} onChange={onChange} />);
    await userEvent.click(tab('live casino'));
    await userEvent.click(tab('live casino'));
    tab('slots').click();
    expect(onChange.mock.calls).toEqual([['live casino'], ['slots']]);
  });

  it('[UI-8] a press with the mouse shows no focus ring', async () => {
    shown({ defaultValue: 'slots' });
    await userEvent.click(tab('live casino (11)'));
    expect(document.activeElement).toBe(tab('live casino (11)'));
    expect(tab('live casino (11)').matches(':focus-visible')).toBe(false);
  });

  it('[UI-8] native props, class names and refs reach every element', () => {
    const refs = { root: createRef<HTMLDivElement>(), list: createRef<HTMLDivElement>(), content: createRef<HTMLDivElement>() };
    const trigger = createRef<HTMLButtonElement>();
    render(
      <Tabs.Root {...native('root')} ref={refs.root} defaultValue="a">
        <Tabs.List {...native('list')} ref={refs.list} aria-label="Games">
          <Tabs.Trigger {...native('trigger')} ref={trigger} value="a">
            A
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content {...native('content')} ref={refs.content} value="a">
          Here
        </Tabs.Content>
      </Tabs.Root>,
    );
    for (const [id, { current }] of Object.entries({ ...refs, trigger })) {
      expect(current).toBe(document.getElementById(id));
      expect(current?.classList).toContain(`own-${id}`);
      expect(current?.dataset['part']).toBe(id);
      expect(current?.getAttribute('aria-description')).toBe(id);
    }
  });

  it.each([
    ['of data', <Tabs key="" aria-label="Games" tabs={values.map((value) => ({ value, label: value, content: value }))} />],
    [
      'of data, with a disabled one selected',
      <Tabs
        key=""
        aria-label="Games"
        value="live casino"
        tabs={values.map((value) => ({ value, label: value, content: value, disabled: value === 'live casino' }))}
      />,
    ],
    [
      'composed',
      <Tabs.Root key="" defaultValue="slots">
        <Tabs.List aria-label="Games">
          <Tabs.Trigger value="live casino">Live casino</Tabs.Trigger>
          <Tabs.Trigger value="slots">slots</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>,
    ],
  ])('[UI-8] one tab is in the tab order of the server’s HTML: tabs %s', (_case, tabs) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(tabs);
    expect([...page.querySelectorAll('[role=tab][tabindex="0"]')].map(({ textContent }) => textContent)).toEqual(['slots']);
  });

  it('[UI-8] wrong uses are type errors', () => {
    const wrong = [
      // @ts-expect-error a trigger without a value
      <Tabs.Trigger key={0}>A</Tabs.Trigger>,
      // @ts-expect-error content without a value
      <Tabs.Content key={1}>A</Tabs.Content>,
      // @ts-expect-error a variant that does not exist
      <Tabs.Root key={2} variant="boxes" />,
    ];
    expect(wrong).toHaveLength(3);
  });
});
