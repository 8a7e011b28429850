import { screen } from '@testing-library/react';
import { cdp, userEvent } from 'vitest/browser';

/** Waits until all animations are finished or canceled, as those of a removed element are. */
export async function settled(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}

/** Presses the backdrop of the open overlay, at a point outside its panel (px from the viewport's top left). */
export async function pressCover(position: { x: number; y: number }): Promise<void> {
  const panel = screen.queryByRole('dialog') ?? screen.getByRole('alertdialog');
  const cover = panel.previousElementSibling;
  if (!cover) throw new Error('The open overlay has no cover before its panel.');
  await userEvent.click(cover, { position });
}

/** Emulates the reduced motion preference. */
export async function preferReducedMotion(reduce: boolean): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: reduce ? 'reduce' : '' }] });
}

/** Checks in each frame whether the focused element is hidden from screen readers. */
export function watchHiddenFocus(): { stop: () => string[] } {
  const hidden: string[] = [];
  let frame = 0;
  const look = (): void => {
    const focused = document.activeElement;
    if (focused?.closest('[aria-hidden=true], [inert]')) hidden.push(focused.outerHTML);
    frame = requestAnimationFrame(look);
  };
  look();
  return {
    stop: () => {
      cancelAnimationFrame(frame);
      return hidden;
    },
  };
}
