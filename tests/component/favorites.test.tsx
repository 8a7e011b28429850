import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Client } from '#site/api/client.ts';
import { CallError } from '#site/api/errors.ts';
import { ClientProvider } from '#site/api/useCall.ts';
import { beginSession, endSession, memberArrived } from '#site/session/session.ts';
import { GamesProvider, type GamesHost } from '#site/features/games/host.ts';
import { useFavorites } from '#site/features/games/useFavorites.ts';
import { openSite } from './siteHarness.tsx';

// Nothing that hearts read is in the two that are left empty.
const host: GamesHost = {
  merchant: { code: 'demo', currency: { symbol: '₱', exponent: 2 } },
  site: {
    platform: { clientType: 1, gamePlatforms: ['WEB'], favouritePlatforms: ['WEB'], lotteryPlatform: 'WEB' } as never,
    vendors: { esports: [], cockfight: [] },
    games: { page: '/game', lotteryPage: '/lottery', vendorPages: {}, subGamesModal: 'subGames', roomsModal: 'rooms' },
    lottery: { inAppVendors: [] } as never,
  },
  guestPlay: false,
  language: 'EN',
  hasPage: () => true,
  openModal: () => undefined,
  openLogin: () => undefined,
};

const GAMES = ['first', 'second'];

function Hearts() {
  const favorites = useFavorites();
  return GAMES.map((nodeId) => {
    const game = { nodeId, vassalage: 'V', gameType: 'RNG', gameName: nodeId };
    return (
      <button key={nodeId} aria-pressed={favorites.has(game)} onClick={() => favorites.toggle(game)}>
        {nodeId}
      </button>
    );
  });
}

async function openHearts(client: Client): Promise<void> {
  await openSite(
    <ClientProvider value={client}>
      <GamesProvider value={host}>
        <Hearts />
      </GamesProvider>
    </ClientProvider>,
  );
  await screen.findByRole('button', { name: 'first' });
}

/** A member is here, with member info. */
function comes(token: string): void {
  beginSession({ token, type: 0 });
  memberArrived(token, {
    id: token,
    account: token,
    nickname: token,
    type: 0,
    toUpline: false,
    clubLabel: { labelName: '', rankLevel: 0 },
    memberLabel: [],
    mobile: null,
  });
}

it('[GAM-5] a heart that waits for the one before it is that of the player who pressed it, whoever is here by then', async () => {
  const written: [game: unknown, token: string | null | undefined][] = [];
  let answer: (() => void) | undefined;
  const client: Client = {
    call: async (row, input, { token } = {}) => {
      if (row.name === 'favoriteIds') return { content: [] } as never;
      written.push([Reflect.get(Object(input), 'nodeId'), token]);
      if (written.length === 1)
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      // The session has ended meanwhile.
      throw new CallError({ call: row.name, kind: 'refused' });
    },
  };
  await openHearts(client);
  act(() => comes('maria'));
  for (const name of GAMES) await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(written.map(([game]) => game)).toEqual(['first']));
  act(() => endSession());
  act(() => comes('pedro'));
  act(() => answer?.());
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written[1]).toEqual(['second', 'maria']);
  // And nothing of it is told to who is here now.
  await act(async () => undefined);
  expect(screen.queryByText('was not saved', { exact: false })).toBeNull();
  expect(screen.getByRole('button', { name: 'second' }).getAttribute('aria-pressed')).toBe('false');
});

it('[GAM-5] a second heart stays while the first one is saved', async () => {
  const kept: string[] = [];
  const answers: (() => void)[] = [];
  const client: Client = {
    call: async (row, input) => {
      if (row.name !== 'addFavorite') return { content: [...kept] } as never;
      await new Promise<void>((resolve) => answers.push(resolve));
      kept.push(String(Reflect.get(Object(input), 'nodeId')));
      return {} as never;
    },
  };
  await openHearts(client);
  act(() => comes('lola'));
  await act(async () => undefined);
  for (const name of GAMES) await userEvent.click(screen.getByRole('button', { name }));
  const second = screen.getByRole('button', { name: 'second' });
  const looks: string[] = [];
  const watch = new MutationObserver(() => looks.push(second.getAttribute('aria-pressed') ?? ''));
  watch.observe(second, { attributes: true });
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => answers[0]?.());
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => undefined);
  act(() => answers[1]?.());
  await waitFor(() => expect(kept).toEqual(GAMES));
  await act(async () => undefined);
  watch.disconnect();
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(looks).not.toContain('false');
});

it('[GAM-5] a heart of which only the answer was lost stays, and nobody is told to try again', async () => {
  const kept: string[] = [];
  let asked = 0;
  const client: Client = {
    call: async (row, input) => {
      if (row.name === 'favoriteIds') asked += 1;
      if (row.name !== 'addFavorite') return { content: [...kept] } as never;
      const game = String(Reflect.get(Object(input), 'nodeId'));
      if (game === 'first') kept.push(game);
      throw new CallError({ call: row.name, kind: 'network' });
    },
  };
  await openHearts(client);
  const first = screen.getByRole('button', { name: 'first' });
  act(() => comes('rosa'));
  await waitFor(() => expect(asked).toBe(1));
  await userEvent.click(first);
  // What is kept is asked for, and again when all is over.
  await waitFor(() => expect(asked).toBe(3));
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('was not saved', { exact: false })).toBeNull();

  const second = screen.getByRole('button', { name: 'second' });
  await userEvent.click(second);
  await screen.findByText('was not saved', { exact: false });
  expect(second).toHaveAttribute('aria-pressed', 'false');
});
