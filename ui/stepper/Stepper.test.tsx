import '../theme/base.css.ts';

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { Stepper } from './Stepper.tsx';

const steps = ['Amount', 'Payment', 'Confirmation'];
const current = (): string | undefined =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent;

describe('Stepper', () => {
  afterEach(cleanup);

  it('[UI-8] says which step of how many is current', async () => {
    const { rerender } = render(<Stepper label="Deposit" steps={steps} current={1} />);
    const list = screen.getByRole('list', { name: 'Deposit' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(steps);
    expect(current()).toBe('Payment');
    await expectAccessible();
    rerender(<Stepper label="Deposit" steps={steps} current={9} />);
    expect(current()).toBe('Confirmation');
    rerender(<Stepper label="Deposit" steps={steps} current={-1} />);
    expect(current()).toBe('Amount');
  });

  it('[UI-8] shows that the sequence failed at the current step, not by color alone', async () => {
    render(<Stepper label="Application" steps={['Sent', 'Reviewed', 'Rejected']} current={2} status="failed" />);
    const [sent, , rejected] = screen.getAllByRole('listitem');
    expect(rejected?.querySelector('svg')).toBeTruthy();
    expect(sent?.querySelector('svg')).toBeNull();
    expect(current()).toBe('Rejected');
    await expectAccessible();
  });

  it.each([
    [300, false, true],
    [700, true, false],
  ])('[UI-8] in %i px of width each step has its name: %s, or the current one alone, below: %s', (width, named, alone) => {
    render(
      <div style={{ inlineSize: width }}>
        <Stepper label="Deposit" steps={steps} current={0} />
      </div>,
    );
    const [first, below] = screen.getAllByText('Amount');
    expect((first?.getBoundingClientRect().width ?? 0) > 10).toBe(named);
    expect((below?.getBoundingClientRect().width ?? 0) > 10).toBe(alone);
  });
});
