import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { Badge, badgeTones, CountBadge } from './Badge.tsx';

describe('Badge', () => {
  afterEach(cleanup);

  it('[UI-7] reads well in every tone and both themes', async () => {
    render(
      badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      )),
    );
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    await expectAccessible();
    delete document.documentElement.dataset['theme'];
  });

  it('[UI-7] a count shows up to 99, has a label, and renders nothing for 0', () => {
    const { container, rerender } = render(<CountBadge count={7} label="7 unread messages" />);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('7');
    expect(screen.getByText('7 unread messages')).toBeTruthy();
    rerender(<CountBadge count={100} label="100 unread messages" />);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('99+');
    rerender(<CountBadge count={0} label="0 unread messages" />);
    expect(container.childElementCount).toBe(0);
  });
});
