import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Compilation, EditedFiles, Workspace } from '#site/editor/protocol.ts';
import { useOverlay, type Overlay } from '#site/editor/useOverlay.ts';

const HOME = 'pages/home.json';

/** What stands in the editor's server. */
interface Disk {
  /** What is saved of the home page, by merchant. */
  readonly saved: Record<string, string>;
  isAway: boolean;
  readonly compiled: EditedFiles[];
}

/** The server takes less than this, in characters. */
const TOO_LONG = 1000;

let disk: Disk;

function workspaceOf(asked: string | undefined): Workspace {
  const merchant = asked ?? 'demo';
  const file = { path: HOME, own: disk.saved[merchant] ?? null, base: '{}', blank: '{}', schema: 'page.json' };
  return { merchants: ['demo', 'lotus'], merchant, files: [file] };
}

function answer(path: string, body: unknown): unknown {
  const [, , call, merchant] = path.split('/');
  if (call === 'workspace') return workspaceOf(merchant);
  const { files } = JSON.parse(String(body)) as { files: EditedFiles };
  disk.compiled.push(files);
  return { faults: [], effect: [], contrast: [] } satisfies Compilation;
}

/** The overlay as the panel has it. */
function open() {
  const { result, rerender } = renderHook((asked: string) => useOverlay(asked), { initialProps: '' });
  const until = (what: (overlay: Overlay) => void) => waitFor(() => what(result.current));
  const does = (what: (overlay: Overlay) => void) => act(async () => what(result.current));
  return { until, does, choose: (merchant: string) => act(async () => rerender(merchant)) };
}

const compiledOf = ({ compilation, compiling }: Overlay) => expect([compilation !== undefined, compiling]).toEqual([true, false]);
const textOf = ({ workspace }: Overlay) => workspace?.files[0]?.own;

describe('an overlay', () => {
  beforeEach(() => {
    disk = { saved: { demo: 'as saved' }, isAway: false, compiled: [] };
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
      if (disk.isAway) throw new TypeError('Failed to fetch');
      if (body !== undefined && String(body).length > TOO_LONG) return new Response('The request is too large.', { status: 413 });
      return Response.json(answer(path, body));
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('[CFG-17] is compiled once for what it starts with, and once for each edit', async () => {
    const { until, does } = open();
    await until(compiledOf);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(disk.compiled).toEqual([{}]);
    await does(({ edit }) => edit(HOME, 'mine'));
    await until(({ compiling }) => expect(compiling).toBe(true));
    await until(compiledOf);
    await does(({ edit }) => edit(HOME, 'mine'));
    await does(({ revert }) => revert('flags.json'));
    expect(disk.compiled).toEqual([{}, { [HOME]: 'mine' }]);
    await does(({ revert }) => revert(HOME));
    await until(compiledOf);
    expect(disk.compiled).toEqual([{}, { [HOME]: 'mine' }, {}]);
  });

  it('[CFG-17] waits for a server that is away, and is as it should be when it is back', async () => {
    disk.isAway = true;
    const { until, does } = open();
    await until(({ trouble }) => expect(trouble).toBe('unreachable'));
    disk.isAway = false;
    await until(compiledOf);
    await until(({ trouble }) => expect(trouble).toBeUndefined());

    disk.isAway = true;
    await does(({ edit }) => edit(HOME, 'mine'));
    await until(({ trouble }) => expect(trouble).toBe('unreachable'));
    disk.isAway = false;
    await until(({ trouble }) => expect(trouble).toBeUndefined());
    await until(compiledOf);
    expect(disk.compiled.at(-1)).toEqual({ [HOME]: 'mine' });
  });

  it('[CFG-17] says that edits are refused, keeps them, and compiles the next ones', async () => {
    const { until, does } = open();
    await until(compiledOf);
    const tooLong = 'x'.repeat(TOO_LONG);
    await does(({ edit }) => edit(HOME, tooLong));
    await until(({ trouble }) => expect(trouble).toBe('refused'));
    await until(({ edits }) => expect(edits[HOME]).toBe(tooLong));
    await does(({ edit }) => edit(HOME, 'mine'));
    await until(({ trouble }) => expect(trouble).toBeUndefined());
    expect(disk.compiled.at(-1)).toEqual({ [HOME]: 'mine' });
  });

  it('[CFG-17] [CFG-12] follows what is saved on disk, also where nothing else does', async () => {
    const { until } = open();
    await until(compiledOf);
    disk.saved['demo'] = 'as saved // by somebody else';
    await until((overlay) => expect(textOf(overlay)).toBe('as saved // by somebody else'));
    await until(compiledOf);
    expect(disk.compiled).toHaveLength(2);
  });

  it('[CFG-17] has no edits that are as saved: typed back, saved by now, or brought by a link', async () => {
    const { until, does } = open();
    await until(compiledOf);
    await does(({ edit }) => edit(HOME, 'mine'));
    await until(({ edits, edited }) => expect([edits, edited]).toEqual([{ [HOME]: 'mine' }, ['demo']]));
    await does(({ edit }) => edit(HOME, 'as saved'));
    await until(({ edits, edited }) => expect([edits, edited]).toEqual([{}, []]));

    await does(({ edit }) => edit(HOME, 'mine'));
    disk.saved['demo'] = 'mine';
    await until(({ edits, edited }) => expect([edits, edited]).toEqual([{}, []]));
    // What somebody writes after that is theirs, and no edit of ours stands against it.
    disk.saved['demo'] = 'theirs';
    await until((overlay) => expect(textOf(overlay)).toBe('theirs'));
    await does(({ apply }) => apply({ [HOME]: 'theirs' }));
    await until(({ edits }) => expect(edits).toEqual({}));
  });

  it('[CFG-17] says of which merchants something is edited, whoever is looked at', async () => {
    const { until, does, choose } = open();
    await until(compiledOf);
    await does(({ edit }) => edit(HOME, 'mine'));
    await choose('lotus');
    await until(({ workspace }) => expect(workspace?.merchant).toBe('lotus'));
    await until(({ edits, edited }) => expect([edits, edited]).toEqual([{}, ['demo']]));
    await choose('demo');
    await until(({ edits }) => expect(edits).toEqual({ [HOME]: 'mine' }));
  });
});
