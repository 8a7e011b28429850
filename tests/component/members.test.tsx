import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Results } from '#site/blocks/game-lobby/Results.tsx';
import { useGames } from '#site/blocks/game-lobby/useGames.ts';
import { QuickLogin } from '#site/blocks/header/QuickLogin.tsx';
import LoginForm from '#site/blocks/login-form/LoginForm.tsx';
import Messages from '#site/blocks/messages/Messages.tsx';
import ProviderPage from '#site/blocks/provider-page/ProviderPage.tsx';
import { beginSession, memberArrived, type Member } from '#site/session/session.ts';
import { everything } from '#site/features/games/lobbyUrl.ts';
import { GamesProvider } from '#site/features/games/host.ts';
import { openSite } from './siteHarness.tsx';

/** What lists and launches ask of the site around games. */
const host = {
  language: 'EN',
  openLogin: () => undefined,
  hasPage: () => false,
  merchant: { code: 'demo', currency: { symbol: '₱', exponent: 2 } },
  site: {
    platform: { clientType: 3, gamePlatforms: ['html5'], favouritePlatforms: ['html5'] },
    vendors: { esports: ['ESP'], cockfight: [] },
    games: { page: '/game', lotteryPage: '/lottery', vendorPages: {} },
    lottery: { inAppVendors: [] },
  },
};
const gameOf = (nodeId: string) => ({ nodeId, vassalage: 'PG', gameType: 'RNG', gameName: `Game ${nodeId}`, showIcon: '', minBet: 0 });
/** As much of a member as decides whose things are shown. */
const member = (account: string) => ({ id: account, account, nickname: null, icon: null, type: 0, memberLabel: [] }) as unknown as Member;
const enter = (account: string) => {
  beginSession({ token: account, type: 0 });
  memberArrived(account, member(account));
};

const nothing = (): undefined => undefined;

describe('a member', () => {
  afterEach(cleanup);

  it('[GAM-10] is not shown the games that another one played last', async () => {
    const lane = { title: 'RNG', gameType: 'RNG', divided: false, cards: [], gameClassify: [] };
    const props = { columns: 2, tile: 'square', pageSize: 10 } as const;
    const query = { ...everything, list: 'recent' } as const;
    function Recent() {
      const found = useGames({ lane: lane as never, query, minBet: undefined, pageSize: props.pageSize });
      return <Results found={found} query={query} props={props as never} choices={{}} onFilter={nothing} onClear={nothing} />;
    }
    let asked = 0;
    await openSite(
      <GamesProvider value={host as never}>
        <Recent />
      </GamesProvider>,
      { answers: { recentGames: () => ((asked += 1) === 1 ? { list: [gameOf('1')], totalPages: 1 } : new Promise(() => undefined)) } },
    );
    act(() => enter('maria'));
    await screen.findByText('Game 1');
    act(() => enter('juan'));
    expect(screen.queryByText('Game 1')).toBeNull();
  });

  it('[APP-6] a provider’s first game is asked for once, when it is known what lists call its category', async () => {
    let arrive: (() => void) | undefined;
    const cards = [
      { vassalage: 'ESP', displayName: 'E', smallIcon: '', isHot: 0 },
      { vassalage: 'S', displayName: 'S', smallIcon: '', isHot: 0 },
    ];
    const lanes = { data: { lanes: [{ title: 'SPORTS', cards, gameClassify: [] }] } };
    const { sent } = await openSite(
      <GamesProvider value={host as never}>
        <ProviderPage props={{ vendor: 'ESP', category: 'ESPORTS', call: 'game', back: '/' }} slots={{}} address="pages/esp#esp" />
      </GamesProvider>,
      {
        answers: {
          gameVendor: () => new Promise((done) => (arrive = () => done(lanes))),
          gameList: () => ({ games: [gameOf('9')], totalPages: 1, totalCount: 1 }),
        },
      },
    );
    act(() => enter('maria'));
    await waitFor(() => expect(arrive).toBeDefined());
    await act(async () => arrive?.());
    const types = () => sent.filter(({ name }) => name === 'gameList').map(({ input }) => Reflect.get(Object(input), 'gameType'));
    await waitFor(() => expect(types().length).toBeGreaterThan(0));
    expect(types()).toEqual(['SPORTS']);
  });

  it('[MEM-13] the keyboard stays in the inbox when messages were deleted', async () => {
    const message = { messageId: '1', title: 'Hello', content: 'text', sentAt: 1, isRead: true };
    const page = { list: [message], totalPages: 1, totalCount: 1, unreadMessage: 0 };
    await openSite(<Messages props={{ pageSize: 5 }} slots={{}} address="centres/member#messages" />, {
      answers: { inbox: () => page, deleteMessages: () => ({ unreadMessage: 0 }), unreadCount: () => ({}) },
    });
    act(() => enter('maria'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Hello/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Hello/ })).toHaveProperty('checked', false));
    expect(document.activeElement?.contains(screen.getByRole('checkbox', { name: /Hello/ }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[HDR-1] a name typed into the header stands in the login form that it opens', async () => {
    const { opened } = await openSite(<QuickLogin button={<button type="submit">go</button>} />);
    const typed = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(typed, { target: { value: 'maria88' } });
    fireEvent.submit(typed.closest('form') ?? document.body);
    expect(opened).toEqual(['loginPopupModal']);
    const site = await openSite(<LoginForm props={{ registerModal: 'registerModal' }} address="modals#loginPopupModal" slots={{}} />);
    await waitFor(async () => expect(await screen.findByLabelText(/^Username/, { selector: 'input' })).toHaveProperty('value', 'maria88'));
    expect(site.sent.filter(({ name }) => name === 'login')).toEqual([]);
  });
});
