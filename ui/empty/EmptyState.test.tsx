import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Button } from '../button/Button.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { EmptyState } from './EmptyState.tsx';

describe('EmptyState', () => {
  afterEach(cleanup);

  it('[UI-7] shows the reason and an action', async () => {
    render(<EmptyState icon={<b>?</b>} title="No games match" text="Try another word." action={<Button>Clear filters</Button>} />);
    expect(screen.getByText('No games match')).toBeTruthy();
    expect(screen.getByText('Try another word.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy();
    expect(screen.getByText('?').closest('[aria-hidden=true]')).not.toBeNull();
    await expectAccessible();
  });
});
