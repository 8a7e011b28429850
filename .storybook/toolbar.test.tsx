import '../ui/theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import type { StoryContext } from '@storybook/react-vite';
import { afterEach, describe, expect, it } from 'vitest';

import { allLabels } from '../ui/kit/allLabels.ts';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import { languages } from './languages.ts';
import { merchantSkins } from './skins.ts';
import { choices, dressed, firstChoices } from './toolbar.tsx';

const offered = (name: keyof typeof choices): string[] =>
  choices[name].toolbar.items.map((item) => (typeof item === 'string' ? item : item.value));

/** Renders a story as Storybook does after a choice in the toolbar. */
function choose(globals: Record<string, string>, parameters: Record<string, string> = {}): void {
  const context = { globals: { ...firstChoices, ...globals }, parameters };
  cleanup();
  // The decorator uses nothing else of the story's context.
  render(
    <>
      {dressed(
        () => (
          <Spinner />
        ),
        context as unknown as StoryContext,
      )}
    </>,
  );
}

const root = document.documentElement;
const token = (name: string): string => getComputedStyle(root).getPropertyValue(`--pf-${name}`);

describe('the toolbar of Storybook', () => {
  afterEach(cleanup);

  it('[UI-9] has every word of the kit in each language', () => {
    const missing = Object.values(languages).flatMap(({ labels }) => Object.keys(allLabels).filter((name) => !Object.hasOwn(labels, name)));
    expect(missing).toEqual([]);
  });

  it('[UI-9] offers every merchant, both themes, both directions and every language of the site', () => {
    expect(offered('skin')).toEqual(['none', ...Object.keys(merchantSkins)]);
    expect(offered('theme')).toEqual(['light', 'dark']);
    expect(offered('direction')).toEqual(['ltr', 'rtl']);
    expect(offered('language')).toEqual(['CN', 'EN', 'ID', 'TH', 'TY', 'VI', 'stretched']);
  });

  it('[UI-9] switches the skin', () => {
    const accents = offered('skin').map((skin) => {
      choose({ skin: skin });
      return token('color-accent');
    });
    expect(new Set(accents).size).toBe(accents.length);
  });

  it('[UI-9] switches the skin of a page of a merchant too', () => {
    choose({ skin: 'demo' });
    const demo = token('color-accent');
    choose({}, { skin: 'demo' });
    expect(token('color-accent')).toBe(demo);
    choose({ skin: 'aurora' }, { skin: 'demo' });
    expect(token('color-accent')).not.toBe(demo);
  });

  it('[UI-9] switches the theme', () => {
    choose({ theme: 'light' });
    const light = token('color-canvas');
    choose({ theme: 'dark' });
    expect(token('color-canvas')).not.toBe(light);
    expect(root.dataset['theme']).toBe('dark');
  });

  it('[UI-9] switches the direction', () => {
    choose({ direction: 'rtl' });
    expect(root.dir).toBe('rtl');
    choose({ direction: 'ltr' });
    expect(root.dir).toBe('ltr');
  });

  it('[UI-9] switches the language of the kit’s words', () => {
    const words = { CN: 'zh-Hans', EN: 'en', ID: 'id', TH: 'th', TY: 'fil', VI: 'vi' };
    for (const [language, tag] of Object.entries(words)) {
      choose({ language });
      expect(root.lang).toBe(tag);
      expect(screen.getByRole('status').textContent).toBe(languages[language]?.labels.loading);
    }
    choose({ language: 'stretched' });
    expect(screen.getByRole('status').textContent).toBe('Looaadiing');
  });
});
