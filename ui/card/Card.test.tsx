import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { Card, cardVariants } from './Card.tsx';

describe('Card', () => {
  afterEach(cleanup);

  it('[UI-8] is a part of the page with a name where it is asked to be, and an item of a list', async () => {
    render(
      <main>
        <h1>Account</h1>
        <Card as="section" aria-labelledby="limits">
          <h2 id="limits">Limits</h2>
        </Card>
        <ul aria-label="Offers">
          <Card as="li">Cashback</Card>
        </ul>
      </main>,
    );
    expect(screen.getByRole('region', { name: 'Limits' })).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('Cashback');
    await expectAccessible();
  });

  it('[UI-8] reads well in every variant and both themes, and keeps long words inside', async () => {
    render(
      <main>
        {cardVariants.map((variant) => (
          <Card key={variant} variant={variant} data-testid={variant} style={{ inlineSize: 200 }}>
            Rechtsschutzversicherungsgesellschaftsangestelltenversammlung
          </Card>
        ))}
      </main>,
    );
    for (const variant of cardVariants) expect(screen.getByTestId(variant).scrollWidth).toBeLessThanOrEqual(200);
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    await expectAccessible();
    delete document.documentElement.dataset['theme'];
  });
});
