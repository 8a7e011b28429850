import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { KitProvider, type KitLinkProps } from '../kit/KitProvider.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { Button, ButtonLink, buttonSizes, buttonVariants, IconButton } from './Button.tsx';

afterEach(cleanup);

function RouterLink({ children, ...anchor }: KitLinkProps) {
  return (
    <a data-router="" {...anchor}>
      {children}
    </a>
  );
}

/** Shows an error of several lines as soon as its field loses focus. */
function Growing({ onSubmit }: { readonly onSubmit: () => void }) {
  const [left, setLeft] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input onBlur={() => setLeft(true)} />
      {left && <p style={{ blockSize: 120 }}>At least 100.</p>}
      <Button type="submit">Withdraw</Button>
    </form>
  );
}

describe('Button', () => {
  it('[UI-1] passes native props and ref to the element and does not submit a form by default', () => {
    const ref = { current: null };
    render(
      <Button ref={ref} id="pay" data-testid="pay">
        Pay
      </Button>,
    );
    const button = screen.getByTestId('pay');
    expect(ref.current).toBe(button);
    expect(button).toMatchObject({ id: 'pay', type: 'button' });
  });

  it('[UI-8] is pressed by click, Enter and Space, and not when disabled', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Pay</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
    rerender(
      <Button onClick={onClick} disabled>
        Pay
      </Button>,
    );
    screen.getByRole('button').click();
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('[UI-8] sends a form that grows as its last field is left by the press', async () => {
    const onSubmit = vi.fn();
    render(<Growing onSubmit={onSubmit} />);
    await userEvent.fill(screen.getByRole('textbox'), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('[UI-8] keeps size, name and focus while loading, and neither presses nor submits', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} loading={loading}>
          Withdraw
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Withdraw' });
    const before = button.getBoundingClientRect();
    button.focus();
    rerender(form(true));
    await userEvent.keyboard('{Enter}');
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Withdraw', busy: true })).toBe(document.activeElement);
    expect(button.getBoundingClientRect()).toEqual(before);
  });

  it('[UI-8] every variant and size is accessible', async () => {
    const { container } = render(
      <>
        {buttonVariants.map((variant) =>
          buttonSizes.map((size) => <Button key={variant + size} variant={variant} size={size}>{`${variant} ${size}`}</Button>),
        )}
        <IconButton aria-label="Refresh balance">↻</IconButton>
      </>,
    );
    await expectAccessible(container);
  });

  it('[UI-8] an icon button is named by its label alone', () => {
    render(<IconButton aria-label="Refresh balance">↻</IconButton>);
    expect(screen.getByRole('button', { name: 'Refresh balance' })).toBeTruthy();
    // @ts-expect-error an icon button without a name is a type error
    const nameless = <IconButton>↻</IconButton>;
    expect(nameless).toBeTruthy();
  });

  it('[UI-1] a button link goes through the injected link component', () => {
    render(
      <KitProvider link={RouterLink}>
        <ButtonLink href="/rng">Play</ButtonLink>
      </KitProvider>,
    );
    const link = screen.getByRole('link', { name: 'Play' });
    expect(link.dataset).toHaveProperty('router');
    expect(link.getAttribute('href')).toBe('/rng');
  });
});
