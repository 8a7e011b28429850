import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import MiniGames from '#site/blocks/mini-games/MiniGames.tsx';
import { storePendingBet } from '#site/blocks/mini-games/pendingBet.ts';
import type { Props } from '#site/blocks/mini-games/schema.ts';
import MemberPanel from '#site/blocks/header/MemberPanel.tsx';
import { Board } from '#site/blocks/lottery-betting/Board.tsx';
import { systemStatus } from '#site/api/contract/system.ts';
import { CallError } from '#site/api/errors.ts';
import { refreshCall } from '#site/api/useCall.ts';
import { beginSession } from '#site/session/session.ts';
import { RunningGame } from '#site/features/games/frame/RunningGame.tsx';
import { GamesProvider } from '#site/features/games/host.ts';
import { openSite } from './siteHarness.tsx';

/** What launches ask of the site around games. */
const host = {
  language: 'EN',
  openLogin: () => undefined,
  site: { platform: { gamePlatforms: ['html5'] }, games: { lotteryPage: '/lottery' } },
};

function Rooms() {
  const [roomId, setRoom] = useState('1');
  return (
    <GamesProvider value={host as never}>
      <button onClick={() => setRoom('2')}>other room</button>
      <RunningGame
        key={roomId}
        target={{ nodeId: '5', vassalage: 'PG', gameType: 'RNG', gameName: 'Game', roomId }}
        onLeave={() => undefined}
      />
    </GamesProvider>
  );
}

const frame = () => document.querySelector('iframe');

function OneGame() {
  const queries = useQueryClient();
  return (
    <GamesProvider value={host as never}>
      <button onClick={() => void refreshCall(queries, systemStatus)}>ask the platform</button>
      <RunningGame target={{ nodeId: '5', vassalage: 'PG', gameType: 'RNG', gameName: 'Game' }} onLeave={() => undefined} />
    </GamesProvider>
  );
}

const game = (name: 'wheel' | 'dice'): Props['games'][number] => ({ game: name, label: { EN: name }, text: { EN: name } });

const failed = (): never => {
  throw new CallError({ call: 'playMiniGame', kind: 'refused', status: 500 });
};

describe('playing', () => {
  afterEach(cleanup);

  it('[GAM-6] another room of a game is launched anew', async () => {
    const { sent } = await openSite(<Rooms />, { answers: { launchGame: () => ({ content: 'https://games.example/1' }) } });
    const launches = () => sent.filter(({ name }) => name === 'launchGame').map(({ input }) => Reflect.get(Object(input), 'roomId'));
    await waitFor(() => expect(launches()).toEqual(['1']));
    fireEvent.click(screen.getByText('other room'));
    await waitFor(() => expect(launches()).toEqual(['1', '2']));
  });

  it('[GAM-8] an address that may not be opened is explained once, in words of players', async () => {
    const { i18n } = await openSite(<OneGame />, {
      answers: {
        launchGame: () => ({ content: 'https://elsewhere.example/play' }),
        systemStatus: () => ({ info: { imageCDNs: [], launchGameCDNs: ['https://games.example'] } }),
      },
    });
    // Words of a block come with it; asked for before, they are empty.
    await i18n.loadNamespaces('lobby');
    const said = await screen.findByText(i18n.t('lobby:launch_address'), { exact: false });
    expect(said).toHaveTextContent(new RegExp(`^${i18n.t('lobby:launch_address')}$`));
  });

  it('[GAM-8] a game that runs goes on where it is when the platform lists other hosts', async () => {
    const lists = [['https://a.example'], ['https://b.example']];
    const { sent } = await openSite(<OneGame />, {
      answers: {
        launchGame: () => ({ content: '/play?token=once' }),
        systemStatus: () => ({ info: { imageCDNs: [], launchGameCDNs: lists.shift() } }),
      },
    });
    await waitFor(() => expect(frame()).toHaveProperty('src', 'https://a.example/play?token=once'));
    const running = frame();
    fireEvent.click(screen.getByText('ask the platform'));
    await waitFor(() => expect(sent.filter(({ name }) => name === 'systemStatus')).toHaveLength(2));
    await act(async () => undefined);
    expect(frame()).toBe(running);
    expect(frame()).toHaveProperty('src', 'https://a.example/play?token=once');
  });

  it('[GAM-8] where the hosts of games could not be asked for, the game says so, and another try asks again', async () => {
    let isOffline = true;
    const status = () => {
      if (isOffline) throw new CallError({ call: 'systemStatus', kind: 'network' });
      return { info: { imageCDNs: [], launchGameCDNs: ['https://games.example'] } };
    };
    await openSite(<Rooms />, { answers: { systemStatus: status, launchGame: () => ({ content: 'https://games.example/1' }) } });
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Check your network, then try again.');
    isOffline = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe('https://games.example/1'));
  });

  it('[FTR-4] a bet that nobody has answered is asked about at its own game, whichever was opened', async () => {
    await openSite(
      <GamesProvider value={host as never}>
        <MiniGames
          props={{ games: [game('wheel'), game('dice')], stakes: [500], register: '/register' }}
          slots={{}}
          address="modals#mini"
        />
      </GamesProvider>,
      { params: { game: 'wheel' }, answers: { miniGameTable: () => ({ seedHash: 'h', leastStake: 100, mostStake: 9000 }) } },
    );
    act(() => {
      beginSession({ token: 'abc', type: 0 });
      storePendingBet({ key: 'k', input: { gameCode: 'dice', choice: 'seven', stake: 500, seedHash: 'h', clientSeed: 'c' } });
    });
    expect(await screen.findByRole('heading', { name: 'dice' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'wheel' })).toBeNull();
  });

  it('[FTR-4] [LOG-9] a bet on its way stays its player’s, whoever is here when it is sent again', async () => {
    let answers = 0;
    const round = { seedHash: 'h', nextSeedHash: 'n', serverSeed: 's', numbers: [3, 4], pays: 575, win: 2875 };
    const { sent } = await openSite(
      <GamesProvider value={host as never}>
        <MiniGames props={{ games: [game('dice')], stakes: [500], register: '/register' }} slots={{}} address="modals#mini" />
      </GamesProvider>,
      {
        answers: {
          miniGameTable: () => ({ seedHash: 'h', leastStake: 100, mostStake: 9000 }),
          playMiniGame: () => {
            answers += 1;
            if (answers === 1) throw new CallError({ call: 'playMiniGame', kind: 'network' });
            return round;
          },
        },
      },
    );
    act(() => beginSession({ token: 'maria', type: 0 }));
    const button = await screen.findByRole('button', { name: 'Play for ₱5.00' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    fireEvent.click(button);
    const bets = () => sent.filter(({ name }) => name === 'playMiniGame');
    await waitFor(() => expect(bets()).toHaveLength(1));
    act(() => beginSession({ token: 'juan', type: 0 }));
    await waitFor(() => expect(bets()).toHaveLength(2));
    expect(bets()[1]?.token).toBe('maria');
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByText(/28\.75|23\.75/)).toBeNull();
  });

  it('[FTR-4] the keyboard stays on the button, whether a bet is made or asked about', async () => {
    await openSite(
      <GamesProvider value={host as never}>
        <MiniGames props={{ games: [game('dice')], stakes: [500], register: '/register' }} slots={{}} address="modals#mini" />
      </GamesProvider>,
      { answers: { miniGameTable: () => ({ seedHash: 'h', leastStake: 100, mostStake: 9000 }), playMiniGame: failed } },
    );
    act(() => beginSession({ token: 'pedro', type: 0 }));
    const button = await screen.findByRole('button', { name: 'Play for ₱5.00' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    button.focus();
    fireEvent.click(button);
    const again = await screen.findByRole('button', { name: 'See what came of it' });
    expect(document.activeElement).toBe(again);
  });

  it('[HDR-5] the eye says what a press does, and not that it is pressed', async () => {
    beginSession({ token: 'abc', type: 0 });
    await openSite(<MemberPanel menu="member" bell={undefined} club={undefined} deposit={undefined} clock={undefined} stacked={false} />, {
      answers: { balance: () => ({ sumBalance: 100, currencySymbol: '₱', balance: [] }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Hide balance' }));
    expect(screen.getByRole('button', { name: 'Show balance' }).getAttribute('aria-pressed')).toBeNull();
  });

  it('[HDR-5] nobody is called a guest who is not, and what is hidden is said', async () => {
    await openSite(<MemberPanel menu="member" bell={undefined} club={undefined} deposit={undefined} clock={undefined} stacked={false} />, {
      answers: { balance: () => ({ sumBalance: 100, currencySymbol: '₱', balance: [] }) },
    });
    // Another player than the one before, who has hidden theirs.
    act(() => beginSession({ token: 'ghi', type: 0 }));
    expect(await screen.findByRole('button', { name: /Account of …/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(screen.getByRole('img', { name: 'Balance hidden' })).toBeTruthy();
    act(() => beginSession({ token: 'def', type: 4 }));
    expect(await screen.findByRole('button', { name: /Account of Guest/ })).toBeTruthy();
  });

  it('[APP-5] balls leave Alt and an arrow to the browser', async () => {
    const columns = [{ options: ['01', '02'], least: 1, most: 2 }];
    const play = { playType: 'pick_1', columns, counting: 'choose', size: 1, mostCombinations: 9, everyPrize: false, odds: {} } as const;
    await openSite(<Board play={{ ...play, columns }} picks={[]} prizeMode={5} onPick={() => undefined} />);
    const ball = await screen.findByRole('button', { name: '01' });
    ball.focus();
    expect(fireEvent.keyDown(ball, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(document.activeElement).toBe(ball);
    expect(fireEvent.keyDown(ball, { key: 'ArrowRight' })).toBe(false);
  });
});
