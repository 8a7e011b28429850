import { cleanup, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { overlaySuite } from '../testing/overlaySuite.tsx';
import { preferReducedMotion, pressCover, settled } from '../testing/overlayTesting.ts';
import { manyBets, tableOf } from '../table/tableTesting.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

overlaySuite('Modal', (props) => <Modal name="suite" title="Suite" {...props} />, 'dialog');

const onClose = vi.fn<ModalProps['onClose']>();
const base = { name: 'login', open: true, onClose };

const panel = (): HTMLElement => screen.getByRole('dialog');

/** Delay and duration of an element's animation. */
const timing = (element: Element | null | undefined): string => {
  const { animationDelay, animationDuration, animationName } = getComputedStyle(element ?? document.body);
  return animationName === 'none' ? 'still' : `${animationDelay} ${animationDuration}`;
};

function Nested(): ReactNode {
  const [open, setOpen] = useState({ lower: true, upper: false });
  return (
    <Modal {...base} title="Register" open={open.lower} onClose={() => setOpen({ ...open, lower: false })}>
      <button type="button" onClick={() => setOpen({ ...open, upper: true })}>
        Terms
      </button>
      <Modal {...base} title="Terms" open={open.upper} onClose={() => setOpen({ ...open, upper: false })}>
        …
      </Modal>
    </Modal>
  );
}

/** A modal whose only button replaces it with another one. */
function InTurn({ keyed }: { keyed: boolean }): ReactNode {
  const [shown, setShown] = useState<string>();
  const modal = (title: string, button: ReactNode) => (
    <Modal {...base} key={keyed ? title : undefined} title={title} open={shown === title} onClose={() => setShown(undefined)}>
      {button}
    </Modal>
  );
  const register = (
    <button type="button" onClick={() => setShown('Register')}>
      Register
    </button>
  );
  return (
    <>
      <button type="button" onClick={() => setShown('Sign in')}>
        Open
      </button>
      {(!keyed || shown === 'Sign in') && modal('Sign in', register)}
      {(!keyed || shown === 'Register') && modal('Register', '…')}
    </>
  );
}

describe('Modal', () => {
  beforeEach(async () => {
    onClose.mockClear();
    await page.viewport(1024, 768);
  });
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('style');
  });

  it('[UI-3] carries its name, and is called by its title or, without one, by its label', () => {
    const { rerender } = render(
      <Modal {...base} title="Sign in">
        …
      </Modal>,
    );
    expect(panel().dataset['overlay']).toBe('login');
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy();
    rerender(
      <Modal {...base} aria-label="Latest notice">
        …
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Latest notice' })).toBeTruthy();
    // @ts-expect-error a modal without any name is a type error
    const nameless = <Modal {...base}>…</Modal>;
    expect(nameless).toBeTruthy();
  });

  it('[UI-3] is 600 by 300 px by default, and grows with its content', async () => {
    const { rerender } = render(
      <Modal {...base} title="Sign in">
        …
      </Modal>,
    );
    await settled();
    expect(panel().getBoundingClientRect()).toMatchObject({ width: 600, height: 300 });
    rerender(
      <Modal {...base} title="Sign in" width={800} height={500}>
        …
      </Modal>,
    );
    expect(panel().getBoundingClientRect()).toMatchObject({ width: 800, height: 500 });
    rerender(
      <Modal {...base} title="Sign in">
        <div style={{ blockSize: 450 }} />
      </Modal>,
    );
    expect(panel().getBoundingClientRect().height).toBeGreaterThan(450);
  });

  it('[UI-3] limits a wide modal to the window, however a browser resolves its percentages', async () => {
    await page.viewport(820, 768);
    render(
      <Modal {...base} title="My center" width={1200}>
        …
      </Modal>,
    );
    await settled();
    const { left, right } = panel().getBoundingClientRect();
    expect([left, right]).toEqual([16, 804]);
    // WebKit and Firefox ignore a percentage for the width of an `auto` column, which is then as wide as the modal's
    // content.
    Object.assign(panel().style, { maxInlineSize: 'none', inlineSize: '1200px' });
    const layer = panel().parentElement ?? document.body;
    expect(getComputedStyle(layer).gridTemplateColumns).toBe('820px');
  });

  it('[UI-3] scrolls inside when its content is taller than the screen', async () => {
    render(
      <Modal {...base} title="Rules" footer={<button type="button">Accept</button>}>
        <div style={{ blockSize: 2000 }} />
      </Modal>,
    );
    await settled();
    expect(panel().getBoundingClientRect().height).toBeLessThanOrEqual(768);
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(document.activeElement?.scrollTop).toBeGreaterThan(0));
    for (const name of ['Accept', 'Close']) {
      expect(screen.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThan(768);
    }
  });

  it.each([
    ['tabs', <Tabs key="tabs" aria-label="Games" tabs={[{ value: 'a', label: 'All', content: <div style={{ blockSize: 2000 }} /> }]} />],
    ['the headings of a table', tableOf({ rows: manyBets(60) })],
  ])('[UI-3] its header and footer stay above %s and keep their presses when the content is scrolled', async (_what, content) => {
    render(
      <Modal {...base} title="Rules" footer={<button type="button">Accept</button>}>
        {content}
      </Modal>,
    );
    await settled();
    const bars = ['Close', 'Accept'].map((name) => screen.getByRole('button', { name }).parentElement);
    const scroller = bars[0]?.parentElement;
    // In steps smaller than the sticky parts, so that it passes under the whole of header and footer.
    for (let top = 0; top < 240; top += 12) {
      scroller?.scrollTo(0, top);
      for (const bar of bars) {
        const { left, top: edge, bottom } = bar?.getBoundingClientRect() ?? new DOMRect();
        const met = document.elementFromPoint(left + 60, (edge + bottom) / 2);
        expect(bar?.contains(met), `${met?.outerHTML.slice(0, 80)} at ${top}`).toBe(true);
      }
    }
  });

  it.each(['Bets', 'All bets of this and the last month, with what was won and what was lost by them'])(
    '[UI-3] [UI-7] headings of a table in it stay in sight below its header: %s',
    async (title) => {
      document.documentElement.style.setProperty('--pf-page-top', '7px');
      render(
        <Modal {...base} title={title} width={640}>
          {tableOf({ rows: manyBets(60) })}
        </Modal>,
      );
      await settled();
      const header = screen.getByRole('heading', { name: title }).parentElement;
      header?.parentElement?.scrollTo(0, 900);
      const heading = screen.getByRole('columnheader', { name: 'Placed' });
      expect(heading.getBoundingClientRect().top).toBeCloseTo(header?.getBoundingClientRect().bottom ?? 0, 1);
    },
  );

  it('[UI-3] closes by its close button, and not by a press on the background', async () => {
    render(
      <Modal {...base} title="Sign in">
        …
      </Modal>,
    );
    await settled();
    await pressCover({ x: 20, y: 20 });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose.mock.calls).toEqual([['close-button']]);
  });

  it('[UI-3] when required, Escape does nothing and there is no close button', async () => {
    render(
      <Modal {...base} title="Change password" required>
        …
      </Modal>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('[UI-3] opens after 100 ms, backdrop in 0.2 s and panel in 0.4 s, or at once with reduced motion', async () => {
    render(
      <Modal {...base} title="Sign in">
        …
      </Modal>,
    );
    expect(timing(panel())).toBe('0.1s 0.4s');
    expect(timing(panel().previousElementSibling)).toBe('0.1s 0.2s');
    await preferReducedMotion(true);
    expect(timing(panel())).toBe('still');
    await preferReducedMotion(false);
  });

  it('[UI-3] one modal may open another: Escape closes the upper one, then the lower', async () => {
    render(<Nested />);
    await settled();
    await userEvent.click(within(panel()).getByRole('button', { name: 'Terms' }));
    const terms = await screen.findByRole('dialog', { name: 'Terms' });
    // The one below loses the focus only after its focus trap is paused.
    await vi.waitFor(() => expect(terms.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Register' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Terms');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['at once', true],
    ['while that one closes', false],
  ])('[UI-3] that takes the place of another, %s, gives focus back to what opened the first', async (_when, keyed) => {
    render(<InTurn keyed={keyed} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Sign in' });
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const register = await screen.findByRole('dialog', { name: 'Register' });
    await vi.waitFor(() => expect(register.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('[UI-3] shows its side banner from 760 px on', async () => {
    render(
      <Modal {...base} title="Register" side={<img alt="Welcome bonus" src="data:," />}>
        …
      </Modal>,
    );
    expect(screen.getByRole('img', { name: 'Welcome bonus' })).toBeTruthy();
    await page.viewport(759, 768);
    expect(screen.queryByRole('img', { name: 'Welcome bonus' })).toBeNull();
  });

  it.each([
    ['#e8590c', 'rgb(0, 0, 0)'],
    ['#b3121d', 'rgb(255, 255, 255)'],
  ])('[UI-3] [MOD-5] its header may have the colour %s, with title and close button in the ink that reads on it', (ground, ink) => {
    render(
      <Modal {...base} title="Chat" headerColor={ground}>
        …
      </Modal>,
    );
    const title = screen.getByRole('heading', { name: 'Chat' });
    const [header, close] = [title.parentElement ?? title, screen.getByRole('button', { name: 'Close' })];
    const probe = document.createElement('i');
    probe.style.color = ground;
    expect(getComputedStyle(header).backgroundColor).toBe(probe.style.color);
    expect([title, close].map((part) => getComputedStyle(part).color)).toEqual([ink, ink]);
  });

  it('[UI-8] on a phone it is a sheet at the bottom edge, or the whole screen', async () => {
    await page.viewport(360, 640);
    const { rerender } = render(
      <Modal {...base} title="Sign in">
        …
      </Modal>,
    );
    await settled();
    expect(panel().getBoundingClientRect()).toMatchObject({ width: 360, bottom: 640 });
    rerender(
      <Modal {...base} title="Sign in" mobileLayout="full">
        …
      </Modal>,
    );
    await settled();
    expect(panel().getBoundingClientRect()).toMatchObject({ width: 360, height: 640 });
  });
});
