import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';

import definitions from '../../config/schema/definitions.json' with { type: 'json' };
import { propsFormOf } from '#site/editor/form/itemForm.ts';
import type { Change } from '#site/editor/form/changes.ts';
import { PropsForm } from '#site/editor/form/PropsForm.tsx';
import type { Texts } from '#site/editor/useTexts.ts';
import type { Json } from '#site/assembler/runtime/types.ts';

afterEach(cleanup);

const setText = vi.fn<Texts['set']>();
const TEXTS: Texts = { keys: [], of: (key, language) => `${key} in ${language}`, isOwn: () => false, set: setText, reset: () => {} };
const onChange = vi.fn<(changes: readonly Change[]) => void>();
const reset = vi.fn<(prop: string) => void>();

function show(block: string, value: Json, more: { changed?: string[]; faults?: Record<string, string> } = {}) {
  onChange.mockClear();
  const form = propsFormOf(definitions, block);
  if (!form) throw new Error(`no form for ${block}`);
  render(
    <PropsForm
      id="form"
      form={form}
      value={value}
      disabled={false}
      languages={['EN', 'ID']}
      texts={TEXTS}
      faults={more.faults ?? {}}
      changed={new Set(more.changed)}
      reset={reset}
      onChange={onChange}
    />,
  );
}

it('[EDT-3] has a field for each prop, with its meaning and what may be chosen', async () => {
  show('hot-games', { count: 20 });
  const look = screen.getByRole('combobox', { name: /^Look/ });
  expect(
    within(look)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['row', 'grid']));
  expect(screen.getByText(/takes as many lines as it needs/)).toBeVisible();
  await userEvent.selectOptions(look, 'grid');
  expect(onChange).toHaveBeenLastCalledWith([{ path: ['look'], value: 'grid' }]);
  await userEvent.fill(screen.getByRole('combobox', { name: /^More/ }), '/rng');
  expect(onChange.mock.lastCall?.[0]).toContainEqual({ path: ['more'], value: '/rng' });
});

it('[EDT-3] writes nothing that is not touched', () => {
  show('header', { menu: 'main', memberMenu: 'member' });
  expect(onChange).not.toHaveBeenCalled();
});

it('[EDT-3] has words in the merchant’s languages beside each other', async () => {
  show('hot-games', { title: { EN: 'Hot' } });
  const title = screen.getByRole('group', { name: 'Title' });
  expect(within(title).getByText('The heading.')).toBeVisible();
  await userEvent.fill(within(title).getByRole('textbox', { name: 'ID' }), 'Panas');
  expect(onChange).toHaveBeenLastCalledWith([{ path: ['title', 'ID'], value: 'Panas' }]);
});

it('[EDT-3] changes the words of a key wherever they are said, or here alone', async () => {
  show('hot-games', { title: { t: 'home.hot' } });
  const title = screen.getByRole('group', { name: 'Title' });
  await userEvent.fill(within(title).getByRole('textbox', { name: 'ID' }), 'Panas');
  expect(setText).toHaveBeenLastCalledWith('home.hot', 'ID', 'Panas');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(within(title).getByRole('button', { name: 'Change it here only' }));
  expect(onChange).toHaveBeenLastCalledWith([{ path: ['title'], value: { EN: 'home.hot in EN', ID: 'home.hot in ID' } }]);
});

it('[EDT-3] resets to base what is changed, and says beside a field what is wrong with it', async () => {
  show('hot-games', { count: 500 }, { changed: ['count'], faults: { count: '500 · expected at most 100' } });
  expect(screen.getByRole('textbox', { name: /^Count/ })).toHaveAccessibleDescription(/expected at most 100/);
  await userEvent.click(screen.getByRole('button', { name: 'Reset “Count” to base' }));
  expect(reset).toHaveBeenCalledWith('count');
});

it('[EDT-3] offers the icons by name, and shows the chosen one', async () => {
  show('promises', { promises: [{ icon: 'bolt', title: { EN: 'Fast' } }] });
  const [icon] = screen.getAllByRole('combobox', { name: /^Icon/ });
  if (!icon) throw new Error('no icon');
  expect(icon).toHaveAttribute('list');
  expect(document.querySelector('use')?.getAttribute('href')).toMatch(/#bolt$/);
  await userEvent.fill(icon, 'lock');
  expect(onChange.mock.lastCall?.[0]).toMatchObject([{ value: expect.arrayContaining([expect.objectContaining({ icon: 'lock' })]) }]);
});

it('[EDT-3] has lists whose parts are added, moved and removed', async () => {
  show('promises', {
    promises: [
      { icon: 'bolt', title: { EN: 'Fast' } },
      { icon: 'lock', title: { EN: 'Safe' } },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move number 2 up' }));
  expect(onChange).toHaveBeenLastCalledWith([
    {
      path: ['promises'],
      value: [
        { icon: 'lock', title: { EN: 'Safe' } },
        { icon: 'bolt', title: { EN: 'Fast' } },
      ],
    },
  ]);
});
