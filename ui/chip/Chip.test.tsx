import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { Chip } from './Chip.tsx';

describe('Chip', () => {
  afterEach(cleanup);

  it('[UI-8] is taken away by a button that names it', async () => {
    const onRemove = vi.fn<() => void>();
    render(<Chip label="Pearl" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Pearl' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  it('[UI-8] only shows where there is nothing to take away, and is never wider than its row', () => {
    render(
      <div style={{ inlineSize: 120 }}>
        <Chip label="Natitirang halaga ng pustang kailangan" data-testid="chip" />
      </div>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByTestId('chip').getBoundingClientRect().width).toBeLessThanOrEqual(120);
  });
});
