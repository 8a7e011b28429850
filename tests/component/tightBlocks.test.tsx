import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { Lists } from '#site/blocks/game-lobby/Toolbar.tsx';
import { GamesProvider } from '#site/features/games/host.ts';
import { LIST_TYPES } from '#site/features/games/lobbyUrl.ts';
import WinnerBoard from '#site/blocks/winner-board/WinnerBoard.tsx';
import { layoutFaults } from '../e2e/support/layout/faults.ts';
import { lookAround } from '../e2e/support/layout/look.ts';
import { openSite } from './siteHarness.tsx';

const WIDTHS = [360, 720, 1440];
const winner = (place: number) => ({
  vo: {
    gameName: 'Maharlikang Araw ng Kayamanan',
    customerName: `winner${place}`,
    winAmount: 8_914_819_400 - place,
    iconUrl: '',
    nodeId: String(place),
    gameType: 'RNG',
    vendor: 'V',
  },
});
const nothing = (): void => {};

describe('blocks whose words need much of their room', () => {
  it.each(WIDTHS)('[UI-8] [I18N-1] names stand beside the largest prizes at %i px', async (width) => {
    await page.viewport(width, 900);
    const answers = { winnerBoard: () => ({ list: Array.from({ length: 9 }, (_, place) => winner(place)) }) };
    const props = { title: { t: 'home.winners' }, count: 9, look: 'podium' } as const;
    await openSite(
      // Nothing is played.
      <GamesProvider value={{} as never}>
        <WinnerBoard props={props} address="pages/leaderboard#main.winners" slots={{}} />
      </GamesProvider>,
      { answers },
    );
    await screen.findByText(/₱89,148,194.00/);
    expect(layoutFaults(lookAround())).toEqual([]);
  });

  it.each(WIDTHS)('[UI-8] [I18N-1] the lobby’s choices say what they say at %i px', async (width) => {
    await page.viewport(width, 900);
    await openSite(<Lists lists={LIST_TYPES} chosen="all" onList={nothing} />, { language: 'ID' });
    await screen.findByRole('group');
    expect(layoutFaults(lookAround())).toEqual([]);
  });
});
