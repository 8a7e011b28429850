import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { KitProvider } from '../kit/KitProvider.tsx';
import { Spinner } from './Spinner.tsx';

describe('Spinner', () => {
  afterEach(cleanup);

  it('[UI-7] announces loading, with the site’s label or the default', () => {
    render(
      <KitProvider labels={{ loading: 'Naglo-load' }}>
        <Spinner />
        <Spinner label="Opening the game" />
      </KitProvider>,
    );
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Naglo-load', 'Opening the game']);
  });
});
