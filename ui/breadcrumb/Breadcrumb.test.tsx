import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

describe('Breadcrumb', () => {
  afterEach(cleanup);

  it('[UI-8] leads up by links and buttons, and where one is leads nowhere', async () => {
    const onSelect = vi.fn<() => void>();
    render(<Breadcrumb label="Team" items={[{ label: 'Agents', href: '/agents' }, { label: 'rosa', onSelect }, { label: 'pedro' }]} />);
    expect(screen.getByRole('navigation', { name: 'Team' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Agents' }).getAttribute('href')).toBe('/agents');
    await userEvent.click(screen.getByRole('button', { name: 'rosa' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByText('pedro').getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'pedro' })).toBeNull();
    await expectAccessible();
  });
});
