import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { Callout, calloutTones } from './Callout.tsx';

describe('Callout', () => {
  afterEach(cleanup);

  it('[UI-8] reads well in every tone and both themes', async () => {
    render(
      <main>
        <h1>Messages</h1>
        {calloutTones.map((tone) => (
          <Callout key={tone} tone={tone} title={tone} action={<button type="button">Try again</button>}>
            The bank did not answer.
          </Callout>
        ))}
      </main>,
    );
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    await expectAccessible();
    delete document.documentElement.dataset['theme'];
  });

  it('[UI-8] announces a text that comes: the region is there before it, and takes no room', () => {
    const { rerender } = render(<Callout live="assertive" tone="critical" />);
    const region = screen.getByRole('alert');
    expect(region.getBoundingClientRect().height).toBe(0);
    rerender(
      <Callout live="assertive" tone="critical">
        Not sent.
      </Callout>,
    );
    expect(screen.getByRole('alert')).toBe(region);
    expect(region.textContent).toBe('Not sent.');
    rerender(<Callout live="polite">Saved.</Callout>);
    expect(screen.getByRole('status').textContent).toBe('Saved.');
  });

  it('[UI-8] is quiet and, without a text, not there unless it is live', () => {
    const { container, rerender } = render(<Callout tone="info">Ten minutes.</Callout>);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Callout tone="info">{undefined}</Callout>);
    expect(container.childElementCount).toBe(0);
  });

  it('[UI-8] keeps a word without a break inside', () => {
    render(
      <div style={{ inlineSize: 200 }}>
        <Callout data-testid="box">{'0123456789abcdef'.repeat(8)}</Callout>
      </div>,
    );
    expect(screen.getByTestId('box').scrollWidth).toBeLessThanOrEqual(200);
  });
});
