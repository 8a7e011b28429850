import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectAccessible } from '../testing/axe.ts';
import { usePlayback } from './usePlayback.ts';
import { PauseButton } from './PauseButton.tsx';

function Moving({ name }: { readonly name: string }) {
  const playback = usePlayback(name);
  return (
    <section aria-label={name}>
      <PauseButton playback={playback} />
      <output>{playback.playing ? 'moves' : 'stands'}</output>
    </section>
  );
}

const state = (): string | null => screen.getByRole('status').textContent;

describe('PauseButton', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('[UI-5] [SEC-9] pauses motion by press and by key, and resumes it', async () => {
    render(<Moving name="Jackpot" />);
    expect(state()).toBe('moves');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(state()).toBe('stands');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Pause' })).toBe(document.activeElement);
    expect(state()).toBe('moves');
  });

  it('[SEC-9] is stored by name, also when session storage is cleared', async () => {
    const { unmount } = render(<Moving name="Jackpot" />);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    unmount();
    sessionStorage.clear();
    const again = render(<Moving name="Jackpot" />);
    expect(state()).toBe('stands');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    again.unmount();
    render(<Moving name="Jackpot" />);
    expect(state()).toBe('moves');
    cleanup();
    localStorage.setItem('pf-paused', JSON.stringify(['Jackpot']));
    render(<Moving name="Offers" />);
    expect(state()).toBe('moves');
  });

  it('[SEC-9] is not rendered with reduced motion: nothing moves', () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'all' : query));
    render(<Moving name="Jackpot" />);
    expect(state()).toBe('stands');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
