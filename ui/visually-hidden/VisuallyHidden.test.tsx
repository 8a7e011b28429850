import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { VisuallyHidden } from './VisuallyHidden.tsx';

describe('VisuallyHidden', () => {
  afterEach(cleanup);

  it('[UI-8] names a control without taking room', () => {
    render(
      <button type="button">
        <VisuallyHidden>Close</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Close' }).getBoundingClientRect().width).toBe(0);
    expect(screen.getByText('Close').getBoundingClientRect().width).toBe(1);
  });
});
