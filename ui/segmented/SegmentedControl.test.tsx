import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month', disabled: true },
];
const isChecked = (name: string): boolean => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

describe('SegmentedControl', () => {
  afterEach(cleanup);

  it('[UI-8] has one choice, the first one at the start, by mouse and by arrow keys past what is disabled', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<SegmentedControl aria-label="Period" segments={segments} onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeTruthy();
    expect(isChecked('Day')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    expect(isChecked('Week')).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(isChecked('Day')).toBe(true);
    expect(onChange.mock.calls).toEqual([['week'], ['day']]);
    await expectAccessible();
  });

  it('[UI-8] shows what its owner says when controlled', async () => {
    render(<SegmentedControl aria-label="Period" segments={segments} value="day" />);
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    expect(isChecked('Day')).toBe(true);
  });
});
