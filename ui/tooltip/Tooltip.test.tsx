import '../theme/base.css.ts';

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { cdp, page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Button } from '../button/Button.tsx';
import { KitProvider } from '../kit/KitProvider.tsx';
import { Modal } from '../modal/Modal.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { preferReducedMotion, settled } from '../testing/overlayTesting.ts';
import { Tooltip, tooltipSides, type TooltipProps } from './Tooltip.tsx';

const words = 'Takes at least ₱100';

const shown = (props: Partial<TooltipProps> = {}) =>
  render(
    <div style={{ padding: 200 }}>
      <Tooltip label={words} {...props}>
        <Button>Withdraw</Button>
      </Tooltip>
      <p>Elsewhere</p>
      <p>Further on</p>
    </div>,
  );
const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Withdraw' });
const tooltip = (): HTMLElement | null => screen.queryByRole('tooltip');
const gone = () => waitFor(() => expect(tooltip()).toBeNull());
const box = (): DOMRect => screen.getByRole('tooltip').getBoundingClientRect();

describe('Tooltip', () => {
  beforeEach(async () => {
    await page.viewport(1024, 768);
    // The mouse is still where the last test left it.
    render(<p>Rest</p>);
    await userEvent.hover(screen.getByText('Rest'));
    cleanup();
  });
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it('[UI-7] shows while the mouse rests on its trigger, and hides when it leaves', async () => {
    shown();
    await userEvent.hover(trigger());
    expect(tooltip()).toBeNull();
    expect((await screen.findByRole('tooltip')).textContent).toBe(words);
    await userEvent.hover(screen.getByText('Elsewhere'));
    await userEvent.hover(screen.getByText('Further on'));
    await gone();
  });

  it('[UI-7] shows at once when the keyboard comes, and hides when it goes on', async () => {
    shown();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(trigger());
    expect(tooltip()?.textContent).toBe(words);
    act(() => trigger().blur());
    await gone();
  });

  it('[UI-7] describes its trigger, whose name is unchanged, while it is shown', async () => {
    shown();
    expect(trigger()).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Tab}');
    expect(trigger()).toHaveAccessibleDescription(words);
    expect(trigger()).toHaveAccessibleName('Withdraw');
  });

  it('[UI-8] Escape hides it and leaves the focus; in a modal, a second Escape closes that', async () => {
    const onClose = vi.fn();
    render(
      <Modal name="sample" title="Sample" open onClose={onClose} closeButton={false}>
        <Tooltip label={words}>
          <Button>Withdraw</Button>
        </Tooltip>
      </Modal>,
    );
    await settled();
    await userEvent.keyboard('{Tab}');
    expect(tooltip()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(trigger());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[UI-8] the mouse may move onto it and read there', async () => {
    shown();
    await userEvent.hover(trigger());
    const shownTooltip = await screen.findByRole('tooltip');
    await userEvent.hover(shownTooltip);
    await settled();
    expect(tooltip()).toBe(shownTooltip);
  });

  it('[UI-7] pressing the trigger does what the button does, and hides it', async () => {
    const onClick = vi.fn();
    render(
      <Tooltip label={words}>
        <Button onClick={onClick}>Withdraw</Button>
      </Tooltip>,
    );
    await userEvent.keyboard('{Tab}');
    await userEvent.click(trigger());
    expect(onClick).toHaveBeenCalledOnce();
    await gone();
  });

  it('[UI-7] a finger does not bring it up, not even for a moment', async () => {
    const onClick = vi.fn();
    const brought = vi.fn();
    render(
      <Tooltip label={words}>
        <Button onClick={onClick}>Withdraw</Button>
      </Tooltip>,
    );
    const { left, top, width, height } = trigger().getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const point = { x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 };
    const seen = new MutationObserver(() => tooltip() && brought());
    seen.observe(document.body, { childList: true });
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
    expect(document.activeElement).toBe(trigger());
    expect(brought).not.toHaveBeenCalled();
    seen.disconnect();
  });

  it('[UI-7] does not show when an overlay returns the focus after mouse use', async () => {
    shown();
    await userEvent.click(screen.getByText('Elsewhere'));
    act(() => trigger().focus());
    expect(tooltip()).toBeNull();
  });

  it.each(['ltr', 'rtl'])('[UI-8] stands on the side it is given, as the page is written (%s)', async (dir) => {
    document.documentElement.dir = dir;
    for (const side of tooltipSides) {
      shown({ side });
      await userEvent.keyboard('{Tab}');
      await settled();
      const button = trigger().getBoundingClientRect();
      const before = dir === 'ltr' ? 'start' : 'end';
      const distance = {
        top: button.top - box().bottom,
        bottom: box().top - button.bottom,
        start: before === 'start' ? button.left - box().right : box().left - button.right,
        end: before === 'start' ? box().left - button.right : button.left - box().right,
      }[side];
      expect(distance).toBeCloseTo(8, 0);
      cleanup();
    }
  });

  it('[UI-8] stays inside a window of 360 px', async () => {
    await page.viewport(360, 640);
    render(
      <Tooltip side="end" label={'Pinoproseso ang iyong kahilingan sa pagwi-withdraw. '.repeat(3)}>
        <Button>Withdraw</Button>
      </Tooltip>,
    );
    await userEvent.keyboard('{Tab}');
    await settled();
    expect(box().left).toBeGreaterThanOrEqual(0);
    expect(box().right).toBeLessThanOrEqual(360);
  });

  it('[UI-8] renders in the host’s overlay container, and is static with reduced motion', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    await preferReducedMotion(true);
    render(
      <KitProvider container={container}>
        <Tooltip label={words}>
          <Button>Withdraw</Button>
        </Tooltip>
      </KitProvider>,
    );
    await userEvent.keyboard('{Tab}');
    expect(container.contains(tooltip())).toBe(true);
    expect(document.getAnimations()).toEqual([]);
    await preferReducedMotion(false);
    container.remove();
  });

  it('[UI-8] is accessible in both themes and adds no style element', async () => {
    const before = document.querySelectorAll('style').length;
    shown();
    await userEvent.keyboard('{Tab}');
    await settled();
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    await expectAccessible();
    delete document.documentElement.dataset['theme'];
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});

/** Never rendered: checks the types. */
export const wrongUses = (
  <>
    {/* @ts-expect-error a tooltip says something */}
    <Tooltip>
      <Button>Withdraw</Button>
    </Tooltip>
    {/* @ts-expect-error text takes no focus */}
    <Tooltip label={words}>Withdraw</Tooltip>
    {/* @ts-expect-error sides follow the writing direction */}
    <Tooltip label={words} side="left">
      <Button>Withdraw</Button>
    </Tooltip>
  </>
);
