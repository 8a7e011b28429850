/**
 * Every block a page can be assembled from. A block's folder holds its component, its `schema.ts`
 * and its tests; adding a block is adding a folder and a line here.
 */
import { defineBlocks } from '#site/assembler/registry.ts';
import { importAgain } from '#site/importAgain.ts';
import type { Later } from './later.ts';

type Part<Name extends keyof Later, Kind extends 'load' | 'schema'> = ReturnType<Later[Name][Kind]>;

const names = () => import('./later.ts');

/** What did not arrive is this list then, not the block that was looked for in it. */
async function list() {
  try {
    return (await importAgain(names, 'later')).later;
  } catch (error) {
    throw new Error('the list of blocks did not arrive', { cause: error });
  }
}

/**
 * Code of blocks that home and the lobbies do without is named in a file of its own: the first load does not carry the list.
 * Through a name that is a parameter, the compiler sees all rows at once; it is the row of this name.
 */
const later = <Name extends keyof Later>(name: Name) => ({
  load: (async () => (await list())[name].load()) as unknown as () => Part<Name, 'load'>,
  schema: (async () => (await list())[name].schema()) as unknown as () => Part<Name, 'schema'>,
});

/** Blocks of which nothing more is to be said than the height of their place, in px. */
const heights = {
  'age-gate': 0,
  'app-download': 640,
  'account-records': 480,
  'announcement-panel': 400,
  article: 480,
  'bank-cards': 320,
  'betting-records': 480,
  'bonus-records': 480,
  'centre-panel': 480,
  'change-password-form': 400,
  'chat-room': 400,
  'coming-soon': 240,
  'consent-banner': 0,
  'consent-settings': 200,
  'contract-requests': 320,
  earnings: 640,
  'feedback-form': 400,
  deposit: 480,
  'forgot-password-form': 400,
  'help-centre': 560,
  'install-guide': 280,
  'join-us': 640,
  leaderboard: 392,
  messages: 480,
  'mini-games': 320,
  missions: 640,
  'news-room': 560,
  'lottery-betting': 640,
  'lottery-lobby': 640,
  'my-income': 640,
  'not-found': 320,
  'point-mall': 640,
  'popup-notices': 200,
  'profit-report': 640,
  'promotion-detail': 480,
  'promotion-list': 640,
  'red-envelopes': 240,
  'provider-page': 480,
  referral: 640,
  'reward-centre': 640,
  'room-list': 400,
  'sub-games': 480,
  'system-notice': 480,
  'register-downline': 640,
  'team-management': 640,
  'agent-records': 480,
  'team-betting': 480,
  'team-overview': 640,
  'transfer-upline': 480,
  'user-loss': 480,
  'vip-club': 640,
  wallets: 560,
  welcome: 240,
  'authenticator-form': 420,
  'avatar-form': 320,
  'email-form': 360,
  'login-history': 480,
  'member-profile': 200,
  'mobile-form': 360,
  'nickname-form': 160,
  'password-form': 360,
  'payment-password-form': 320,
  withdraw: 480,
} as const satisfies Partial<Record<keyof Later, number>>;

/** Those that are a form: what waits in their place looks like one. */
const forms = {
  'change-password-form': true,
  deposit: true,
  'email-form': true,
  'feedback-form': true,
  'forgot-password-form': true,
  'mobile-form': true,
  'nickname-form': true,
  'password-form': true,
  'payment-password-form': true,
  'transfer-upline': true,
  withdraw: true,
} as const satisfies Partial<Record<keyof typeof heights, true>>;

type Plain = { [Name in keyof typeof heights]: ReturnType<typeof later<Name>> & { minHeight: number } };

// Each row is made from its own name, which a loop's type cannot say.
const plain = Object.fromEntries(
  Object.entries(heights).map(([name, minHeight]) => [
    name,
    { ...later(name as keyof typeof heights), minHeight, ...(Object.hasOwn(forms, name) && { waiting: 'form' }) },
  ]),
) as unknown as Plain;

/** Blocks that draw nothing at first: they come when the page has come to rest. */
const RESTING = ['edge-button', 'entry-popup', 'reality-check'] as const;

type Resting = { [Name in (typeof RESTING)[number]]: ReturnType<typeof later<Name>> & { loading: 'rest' } };

// As above.
const resting = Object.fromEntries(RESTING.map((name) => [name, { ...later(name), loading: 'rest' }])) as unknown as Resting;

/** What responsible play is about, in px: words that a phone breaks into twice as many lines. */
const ABOUT_HEIGHTS = { phone: 677, tablet: 420, desktop: 372 };

export const blocks = defineBlocks({
  ...plain,
  ...resting,
  'responsible-play': { ...later('responsible-play'), minHeight: ({ part }) => (part === 'about' ? ABOUT_HEIGHTS : 240) },
  // The strip is part of the frame around a game, which must not move when it comes.
  'session-clock': { ...later('session-clock'), loading: 'rest', minHeight: ({ look }) => (look === 'strip' ? 33 : 0) },
  'banner-strip': {
    load: () => import('./banner-strip/BannerStrip.tsx'),
    schema: () => import('./banner-strip/schema.ts'),
    minHeight: 150,
  },
  'bottom-bar': {
    load: () => import('./bottom-bar/BottomBar.tsx'),
    schema: () => import('./bottom-bar/schema.ts'),
  },
  'category-tiles': {
    load: () => import('./category-tiles/CategoryTiles.tsx'),
    schema: () => import('./category-tiles/schema.ts'),
    minHeight: 120,
  },
  footer: {
    load: () => import('./footer/Footer.tsx'),
    schema: () => import('./footer/schema.ts'),
    loading: 'visible',
    minHeight: 240,
  },
  'game-frame': {
    load: () => import('./game-frame/GameFrame.tsx'),
    schema: () => import('./game-frame/schema.ts'),
    minHeight: 480,
  },
  'game-lobby': {
    load: () => import('./game-lobby/GameLobby.tsx'),
    schema: () => import('./game-lobby/schema.ts'),
    // The lottery games of other vendors stand below a lobby of lotteries.
    loading: ({ inAppLotteries }) => (inAppLotteries === false ? 'visible' : 'eager'),
    minHeight: 640,
  },
  header: {
    load: () => import('./header/Header.tsx'),
    schema: () => import('./header/schema.ts'),
    minHeight: 65,
  },
  'hot-games': {
    load: () => import('./hot-games/HotGames.tsx'),
    schema: () => import('./hot-games/schema.ts'),
    loading: 'visible',
    minHeight: ({ look }) => (look === 'grid' ? 470 : 240),
  },
  'jackpot-ticker': { ...later('jackpot-ticker'), loading: 'visible', minHeight: 96 },
  'login-form': {
    load: () => import('./login-form/LoginForm.tsx'),
    schema: () => import('./login-form/schema.ts'),
    minHeight: 560,
  },
  'lottery-bets': {
    ...later('lottery-bets'),
    // Not only in sight: it also tells whoever stays above what a draw has paid.
    loading: 'rest',
    minHeight: 320,
  },
  'lottery-hall': {
    ...later('lottery-hall'),
    minHeight: 640,
    slots: { lobby: {}, game: {} },
  },
  'lottery-opened': {
    ...later('lottery-opened'),
    loading: 'visible',
    minHeight: 480,
  },
  'notice-bar': {
    load: () => import('./notice-bar/NoticeBar.tsx'),
    schema: () => import('./notice-bar/schema.ts'),
    minHeight: 62,
  },
  'notice-modal': {
    load: () => import('./notice-modal/NoticeModal.tsx'),
    schema: () => import('./notice-modal/schema.ts'),
    minHeight: 240,
  },
  'popular-games': {
    load: () => import('./popular-games/PopularGames.tsx'),
    schema: () => import('./popular-games/schema.ts'),
    loading: 'visible',
    minHeight: 290,
  },
  promises: {
    load: () => import('./promises/Promises.tsx'),
    schema: () => import('./promises/schema.ts'),
    loading: 'visible',
    minHeight: ({ promises }) => (Array.isArray(promises) && promises.length > 1 ? 160 : 96),
  },
  'register-form': {
    load: () => import('./register-form/RegisterForm.tsx'),
    schema: () => import('./register-form/schema.ts'),
    minHeight: 480,
  },
  'right-bar': {
    load: () => import('./right-bar/RightBar.tsx'),
    schema: () => import('./right-bar/schema.ts'),
  },
  'side-menu': {
    load: () => import('./side-menu/SideMenu.tsx'),
    schema: () => import('./side-menu/schema.ts'),
    minHeight: 560,
  },
  'security-centre': { ...later('security-centre'), minHeight: 640, slots: { profile: {}, sections: { allow: ['security-section'] } } },
  'security-section': { ...later('security-section'), minHeight: 76, slots: { form: {} } },
  'vendor-menu': {
    load: () => import('./vendor-menu/VendorMenu.tsx'),
    schema: () => import('./vendor-menu/schema.ts'),
    minHeight: 60,
  },
  'winner-board': {
    load: () => import('./winner-board/WinnerBoard.tsx'),
    schema: () => import('./winner-board/schema.ts'),
    loading: 'visible',
    minHeight: ({ look }) => (look === 'strip' ? 110 : 240),
  },
});
