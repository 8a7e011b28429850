import { act, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { expect, it, vi } from 'vitest';

import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { beginSession, store } from '#site/session/session.ts';
import { GamesProvider } from '#site/features/games/host.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { wantedLaunchAtom, wantLaunch } from '#site/features/games/wantedLaunch.ts';
import FirstGame from '#site/shell/FirstGame.tsx';
import { openSite } from './siteHarness.tsx';

vi.mock('#site/lib/importWithRetry.ts', { spy: true });

/** What launches ask of the site around games. */
const host = {
  site: { games: { page: '/game', lotteryPage: '/lottery', vendorPages: {} }, lottery: { inAppVendors: [] } },
  hasPage: () => true,
  openLogin: () => undefined,
};

function Tile() {
  const launch = useLaunch();
  return <button onClick={() => launch({ nodeId: '5', vassalage: 'PG', gameType: 'RNG', gameName: 'Game' })}>Play</button>;
}

async function openTile() {
  const { history } = await openSite(
    <GamesProvider value={host as never}>
      <Tile />
    </GamesProvider>,
  );
  act(() => beginSession({ token: 'maria', type: 0 }));
  return { history, tile: await screen.findByRole('button', { name: 'Play' }) };
}

it('[GAM-6] a tile that is pressed twice before what starts a game has come launches it once', async () => {
  const { history, tile } = await openTile();
  tile.click();
  tile.click();
  await waitFor(() => expect(history).toContain('/game'));
  await act(async () => undefined);
  expect(history).toEqual(['/rng', '/game']);
});

it('[GAM-6] [ERR-4] where what starts a game does not come, that is said, and the next press asks for it again', async () => {
  const { history, tile } = await openTile();
  vi.mocked(importWithRetry).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  tile.click();
  expect(await screen.findByText('Check your network, then try again.')).toBeVisible();
  tile.click();
  await waitFor(() => expect(history).toEqual(['/rng', '/game']));
});

function Wanted() {
  const wanted = useAtomValue(wantedLaunchAtom, { store });
  return wanted !== null && <FirstGame key={wanted} category={wanted} />;
}

const laneOf = (title: string) => ({
  title,
  cards: [{ vassalage: title, displayName: title, smallIcon: '', isHot: 0 }],
  gameClassify: [],
});

it('[APP-8] of two categories that are pressed one after the other, the second one’s first game is launched, and it alone', async () => {
  const late: (() => void)[] = [];
  const { history, sent } = await openSite(
    <GamesProvider
      value={
        {
          ...host,
          merchant: { code: 'demo' },
          site: { ...host.site, platform: { gamePlatforms: ['WEB'], clientType: 1 }, vendors: { esports: [], cockfight: [] } },
        } as never
      }
    >
      <Wanted />
    </GamesProvider>,
    {
      answers: {
        gameVendor: () => ({ data: { lanes: [laneOf('COCK'), laneOf('LOTT')] } }),
        gameList: async (input) => {
          const vendor = String(Reflect.get(Object(input), 'vassalage'));
          if (late.length === 0) await new Promise<void>((resolve) => late.push(resolve));
          return { games: [{ nodeId: vendor, vassalage: vendor, gameType: vendor, gameName: vendor }], totalPages: 1, totalCount: 1 };
        },
      },
    },
  );
  const asked = () => sent.flatMap(({ name, input }) => (name === 'gameList' ? [Reflect.get(Object(input), 'vassalage')] : []));
  act(() => beginSession({ token: 'maria', type: 0 }));
  act(() => wantLaunch('COCK'));
  await waitFor(() => expect(asked()).toEqual(['COCK']));
  act(() => wantLaunch('LOTT'));
  await waitFor(() => expect(history).toHaveLength(2));
  act(() => late[0]?.());
  await act(async () => undefined);
  expect(asked()).toEqual(['COCK', 'LOTT']);
  expect(history).toHaveLength(2);
  expect(store.get(wantedLaunchAtom)).toBeNull();
});
