import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { KitProvider, type KitLinkProps } from '../kit/KitProvider.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { Heading } from './Heading.tsx';
import { Link } from './Link.tsx';
import { Text, textTones } from './Text.tsx';

const RouterLink = ({ children, ...anchor }: KitLinkProps) => (
  <a {...anchor} data-router="yes">
    {children}
  </a>
);

describe('typography', () => {
  afterEach(cleanup);

  it('[UI-8] a heading has its level for the outline, and another size for the eye', () => {
    render(
      <>
        <Heading level={2}>Games</Heading>
        <Heading level={3} size="xl">
          Slots
        </Heading>
      </>,
    );
    const [games, slots] = [screen.getByRole('heading', { level: 2 }), screen.getByRole('heading', { level: 3 })];
    expect(getComputedStyle(slots).fontSize).toBe(getComputedStyle(games).fontSize);
  });

  it('[UI-8] reads well in every tone and both themes', async () => {
    render(
      <main>
        <Heading level={1}>Tones</Heading>
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
        <Text>
          See the <Link href="/terms">terms</Link>.
        </Text>
      </main>,
    );
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    await expectAccessible();
    delete document.documentElement.dataset['theme'];
  });

  it('[UI-8] a truncated text stays in one line, inside its box', () => {
    render(
      <div style={{ inlineSize: 120 }}>
        <Text truncate>Natitirang halaga ng pustang kailangan bago makapag-withdraw</Text>
      </div>,
    );
    const text = screen.getByText(/Natitirang/);
    expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(120);
    expect(text.getBoundingClientRect().height).toBeLessThan(30);
  });

  it('[UI-8] digits of amounts are of equal width', () => {
    render(
      <>
        <Text as="span" numeric>
          1111
        </Text>
        <Text as="span" numeric>
          8888
        </Text>
      </>,
    );
    const [ones, eights] = [screen.getByText('1111'), screen.getByText('8888')];
    expect(ones.getBoundingClientRect().width).toBeCloseTo(eights.getBoundingClientRect().width, 1);
  });

  it('[UI-8] a link goes by the router; one to another site opens a tab that does not know its opener', () => {
    render(
      <KitProvider link={RouterLink}>
        <Link href="/rng">Slots</Link>
        <Link href="https://example.com" external>
          Regulator
        </Link>
        <Link href="/help" standalone>
          Help
        </Link>
      </KitProvider>,
    );
    expect(screen.getByRole('link', { name: 'Slots' }).dataset['router']).toBe('yes');
    const regulator = screen.getByRole('link', { name: 'Regulator' });
    expect(regulator.getAttribute('target')).toBe('_blank');
    expect(regulator.getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link', { name: 'Help' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
