import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { SliderField } from './SliderField.tsx';

describe('SliderField', () => {
  afterEach(cleanup);

  it('[UI-6] is named by its label or without one, described, and invalid with an error', async () => {
    render(
      <>
        <SliderField label="Volume" min={0} max={10} description="Of the games only." message="Choose at least 1." />
        <SliderField aria-label="Speed" min={0} max={10} name="speed" />
      </>,
    );
    const volume = screen.getByRole('slider', { name: 'Volume', description: 'Of the games only. Choose at least 1.' });
    expect(volume.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('slider', { name: 'Speed' }).getAttribute('name')).toBe('speed');
    await userEvent.click(screen.getByText('Volume'));
    expect(document.activeElement).toBe(volume);
  });

  it('[UI-6] moves by step with the arrow keys, to its ends by Home and End, and says the value in words', async () => {
    const onChange = vi.fn();
    render(
      <SliderField
        label="Remind me every"
        min={15}
        max={60}
        step={15}
        defaultValue={30}
        format={(value) => `${value} minutes`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />,
    );
    const slider = screen.getByRole('slider', { name: 'Remind me every' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('status').textContent).toBe('45 minutes');
    expect(slider.getAttribute('aria-valuetext')).toBe('45 minutes');
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{Home}');
    expect(onChange.mock.calls).toEqual([[45], [60], [15]]);
    await expectAccessible();
  });
});
