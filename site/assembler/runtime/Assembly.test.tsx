import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Assembly } from './Assembly.tsx';
import type { ModalControl, Shell } from './context.ts';
import { defineBlocks, type BlockProps } from '#site/assembler/sdk/registry.ts';
import { createSiteStore } from './store.ts';
import type { Artefact, BlockItem, RuntimeFault } from './types.ts';
import { useModal, useText } from '#site/assembler/sdk/view.ts';

afterEach(cleanup);

const say = v.strictObject({ word: v.string() });

function Say({ props }: BlockProps<{ word: string }>) {
  return <p>{props.word}</p>;
}

function Throws(): never {
  throw new Error('boom');
}

function Types() {
  const [text, setText] = useState('');
  return <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Holds({ slots }: BlockProps<object>) {
  return <>{slots['inside']}</>;
}

function Opens({ props: { name } }: BlockProps<{ name: string }>) {
  const modal = useModal();
  const text = useText();
  return (
    <button type="button" onClick={() => modal.open(name, { from: 'test' })}>
      {text({ EN: 'Open', TY: 'Buksan' })}
    </button>
  );
}

const none = async () => ({ props: v.strictObject({}) });
const arrives = vi.fn<() => Promise<{ default: typeof Say }>>();

const blocks = defineBlocks({
  say: { load: async () => ({ default: Say }), schema: async () => ({ props: say }) },
  throws: { load: async () => ({ default: Throws }), schema: none },
  types: { load: async () => ({ default: Types }), schema: none },
  holds: { load: async () => ({ default: Holds }), schema: none, slots: { inside: {} } },
  opens: {
    load: async () => ({ default: Opens }),
    schema: async () => ({ props: v.strictObject({ name: v.optional(v.string(), 'hello') }) }),
  },
  late: { load: () => arrives(), schema: async () => ({ props: say }) },
  slow: { load: () => arrives(), schema: async () => ({ props: say }), minHeight: 90 },
  lost: { load: () => arrives(), schema: async () => ({ props: say }), minHeight: 70 },
  rests: { load: () => arrives(), schema: async () => ({ props: say }), loading: 'idle' },
});

const shell: Shell = {
  Frame: ({ areas }) => <main>{areas.main}</main>,
  Modal: ({ title, children, onClose }) => (
    <section role="dialog" aria-label={title}>
      {children}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  ),
  Failed: ({ retry }) =>
    retry ? (
      <button type="button" onClick={retry}>
        Retry
      </button>
    ) : (
      <p>failed</p>
    ),
  Loading: ({ minHeight }) => (minHeight > 0 ? <p>loading {minHeight}</p> : null),
};

const area = <I,>(items: Record<string, I>) => ({ items, order: Object.keys(items) });
const word = (text: string): BlockItem => ({ block: 'say', props: { word: text } });

/** An artefact of one page with these blocks. */
function artefact(items: Record<string, BlockItem>): Artefact {
  const page = { paths: ['/'], layout: 'default', title: { EN: 'Home' }, areas: { main: area(items) } };
  const parts = {
    v: 1,
    merchant: { defaultLanguage: 'EN' },
    site: {},
    flags: {},
    layouts: { default: { frame: 'top', areas: {} } },
    pages: { home: page },
    modals: area({
      hello: { ...word('in the modal'), title: { EN: 'Hello' } },
      typing: { block: 'types', title: { EN: 'Typing' } },
      lost: { block: 'lost', props: { word: 'found again' }, title: { EN: 'Lost' } },
      slow: { block: 'slow', props: { word: 'in the slow modal' }, title: { EN: 'Slow' } },
    }),
    menus: {},
    centres: {},
    registration: { ...area({}), tabs: area({}) },
    banners: area({}),
    labels: {},
  };
  return parts as unknown as Artefact; // The merchant's and site's values do not matter here.
}

function Site({ store, report }: { readonly store: ReturnType<typeof createSiteStore>; readonly report: (fault: RuntimeFault) => void }) {
  const [open, setOpen] = useState<{ name: string | null; params: Readonly<Record<string, string>> }>({ name: null, params: {} });
  const modal: ModalControl = {
    ...open,
    open: (name, params = {}) => setOpen({ name, params }),
    put: (params) => setOpen({ ...open, params }),
    close: () => setOpen({ name: null, params: {} }),
  };
  return <Assembly store={store} blocks={blocks} shell={shell} modal={modal} translate={(key) => key} report={report} />;
}

async function show(items: Record<string, BlockItem>) {
  // React repeats what its boundaries catch; the reports are what is under test.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reports: RuntimeFault[] = [];
  const report = (fault: RuntimeFault) => void reports.push(fault);
  const store = createSiteStore({ artefact: artefact(items), known: {}, now: () => 0, report });
  const { container } = await act(async () => render(<Site store={store} report={report} />));
  const at = (id: string) => container.querySelector(`[data-cfg="pages/home#main.${id}"]`);
  return { store, reports, at };
}

describe('a block that fails', () => {
  const FAILURES: readonly (readonly [what: string, item: BlockItem, code: string])[] = [
    ['throws', { block: 'throws' }, 'render'],
    ['is unknown', { block: 'sya' }, 'unknown-block'],
    ['is called constructor', { block: 'constructor' }, 'unknown-block'],
    ['has bad props', { block: 'say', props: { wrod: 'x' } }, 'bad-props'],
  ];

  it.each(FAILURES)('[CFG-7] costs only itself when it %s, and is reported by its address', async (_, item, code) => {
    const { at, reports } = await show({ before: word('one'), bad: item, after: word('two') });
    await screen.findByText('two');
    expect([at('before')?.innerHTML, at('bad')?.innerHTML, at('after')?.innerHTML]).toEqual(['<p>one</p>', '', '<p>two</p>']);
    expect(reports).toMatchObject([{ address: 'pages/home#main.bad', code }]);
  });

  it('[CFG-7] leaves a placeholder where config says so', async () => {
    const { at } = await show({ bad: { block: 'throws', onFault: 'placeholder' } });
    await screen.findByText('failed');
    expect(at('bad')?.textContent).toBe('failed');
  });

  it("[CFG-7] falls back to base's props where config says so", async () => {
    const { reports } = await show({ bad: { block: 'say', props: { word: 7 }, onFault: 'base', base: { props: { word: 'from base' } } } });
    expect(await screen.findByText('from base')).toBeDefined();
    expect(reports).toMatchObject([{ code: 'bad-props' }]);
  });

  it('[CFG-7] [APP-15] offers a retry in place when its code does not arrive, after one try of its own', async () => {
    arrives.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Say });
    const { reports } = await show({ one: word('one'), late: { block: 'late', props: { word: 'at last' } } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(arrives).toHaveBeenCalledTimes(2);
    expect(reports).toMatchObject([{ address: 'pages/home#main.late', code: 'chunk' }]);
    expect(screen.getByText('one')).toBeDefined();
    await act(async () => userEvent.click(retry));
    expect(await screen.findByText('at last')).toBeDefined();
  });
});

describe('a page on screen', () => {
  it('[CFG-12] keeps what is typed when config is swapped around it', async () => {
    const { store, at } = await show({ form: { block: 'types' } });
    await userEvent.type(await screen.findByLabelText('text'), 'half a na');
    await act(async () => store.swap(artefact({ news: word('new'), form: { block: 'types' } })));
    expect(await screen.findByText('new')).toBeDefined();
    expect(at('form')?.querySelector('input')?.value).toBe('half a na');
  });

  it('[CFG-12] shows a block again once its config is mended', async () => {
    const { store } = await show({ bad: { block: 'say', props: { wrod: 'x' } } });
    await act(async () => store.swap(artefact({ bad: word('mended') })));
    expect(await screen.findByText('mended')).toBeDefined();
  });

  it('[CFG-6] [APP-14] a block that waits for the page to rest takes no place and no code until then', async () => {
    vi.useFakeTimers();
    arrives.mockReset().mockResolvedValue({ default: Say });
    const { at } = await show({ one: word('one'), rests: { block: 'rests', props: { word: 'at rest' } } });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(at('rests')?.childNodes).toHaveLength(0);
    expect(arrives).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(at('rests')?.textContent).toBe('at rest');
    vi.useRealTimers();
  });

  it('[CFG-6] puts the blocks of a slot inside their block', async () => {
    const { at } = await show({
      box: { block: 'holds', slots: { inside: area({ a: word('inner') }), other: area({ b: word('nowhere') }) } },
    });
    await screen.findByText('inner');
    expect(at('box')?.querySelector('[data-cfg="pages/home#main.box.inside.a"]')?.textContent).toBe('inner');
    expect(screen.queryByText('nowhere')).toBeNull();
  });

  it('[MOD-1] opens a modal of config by name, with its title, and closes it', async () => {
    await show({ opener: { block: 'opens' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hello' });
    expect(dialog.textContent).toContain('in the modal');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[MOD-1] [CFG-6] opens a modal with its block in it, or with its place where the block is long in coming', async () => {
    const arrivals: ((module: { default: typeof Say }) => void)[] = [];
    arrives.mockReset().mockReturnValue(new Promise((resolve) => arrivals.push(resolve)));
    await show({ opener: { block: 'opens', props: { name: 'slow' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Slow' });
    expect(dialog.textContent).toContain('loading 90');
    await act(async () => arrivals[0]?.({ default: Say }));
    await vi.waitFor(() => expect(dialog.textContent).toContain('in the slow modal'));

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect((await screen.findByRole('dialog', { name: 'Slow' })).textContent).toContain('in the slow modal');
  });

  it('[MOD-1] [APP-15] keeps a modal on screen while the code of its block is asked for again', async () => {
    arrives.mockReset().mockRejectedValue(new Error('offline'));
    await show({ opener: { block: 'opens', props: { name: 'lost' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    await screen.findByRole('button', { name: 'Retry' });
    // The second time it is known from the start that the code has not come.
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const arrivals: ((module: { default: typeof Say }) => void)[] = [];
    arrives.mockReset().mockReturnValue(new Promise((resolve) => arrivals.push(resolve)));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('dialog', { name: 'Lost' }).textContent).toContain('loading 70');
    await act(async () => arrivals[0]?.({ default: Say }));
    await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'Lost' }).textContent).toContain('found again'));
  });

  it('[MOD-1] keeps what is typed into a modal that has opened with its block', async () => {
    await show({ opener: { block: 'opens', props: { name: 'typing' } } });
    const opener = await screen.findByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('textbox', { name: 'text' });
    // The second time its code is there from the start.
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('textbox', { name: 'text' }), 'typed');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.getByRole('textbox', { name: 'text' })).toHaveProperty('value', 'typed');
  });
});
