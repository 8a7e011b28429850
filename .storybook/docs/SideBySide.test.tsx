import '../../ui/theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { firstChoices } from '../toolbar.tsx';
import { SideBySide } from './SideBySide.tsx';
import { ToolbarChoices } from './toolbarChoices.ts';

const story = (id: string, title: string, name: string) => ({ [id]: { id, type: 'story', title, name } });
const index = {
  entries: {
    ...story('site-pages--home', 'Site/Pages', 'Home'),
    ...story('button--states', 'Actions/Button', 'States'),
    ...story('button--matrix', 'Actions/Button', 'Matrix'),
  },
};

const shown = (): Record<string, string> =>
  Object.fromEntries([...document.querySelectorAll('iframe')].map((frame) => [frame.title, frame.getAttribute('src') ?? '']));

describe('skins side by side', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('[UI-9] shows the chosen story in each chosen skin, in the theme of the toolbar', async () => {
    // Storybook writes the list of stories; a test has none.
    vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(index)));
    render(
      <ToolbarChoices value={{ ...firstChoices, theme: 'dark' }}>
        <SideBySide />
      </ToolbarChoices>,
    );
    const [first = '', second = '', ...others] = Object.keys(shown());
    expect(others.length).toBeGreaterThan(0);
    const box = await screen.findByDisplayValue('Site/Pages: Home');
    await userEvent.clear(box);
    await userEvent.type(box, 'button');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Actions/Button: States']);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('checkbox', { name: first }));
    expect(Object.keys(shown())).toEqual([second, ...others]);
    expect(shown()[second]).toBe(
      `iframe.html?id=button--states&viewMode=story&skin=${second}&globals=skin:none;theme:dark;direction:ltr;language:EN`,
    );
  });
});
