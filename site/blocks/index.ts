/**
 * Every block a page can be assembled from. A block's folder holds its component, its `schema.ts`
 * and its tests; adding a block is adding a folder and a line here.
 */
import { defineBlocks } from '#site/assembler/registry.ts';
import type { Later } from './later.ts';

type Part<Name extends keyof Later, Kind extends 'load' | 'schema'> = ReturnType<Later[Name][Kind]>;

const list = async () => (await import('./later.ts')).later;

/**
 * Code of blocks that home and the lobbies do without is named in a file of its own: the first load does not carry the list.
 * Through a name that is a parameter, the compiler sees all rows at once; it is the row of this name.
 */
const later = <Name extends keyof Later>(name: Name) => ({
  load: (async () => (await list())[name].load()) as unknown as () => Part<Name, 'load'>,
  schema: (async () => (await list())[name].schema()) as unknown as () => Part<Name, 'schema'>,
});

export const blocks = defineBlocks({
  'app-download': {
    ...later('app-download'),
    minHeight: 640,
  },
  'account-records': {
    ...later('account-records'),
    minHeight: 480,
  },
  'announcement-panel': {
    ...later('announcement-panel'),
    minHeight: 400,
  },
  article: {
    ...later('article'),
    minHeight: 480,
  },
  'banner-strip': {
    load: () => import('./banner-strip/BannerStrip.tsx'),
    schema: () => import('./banner-strip/schema.ts'),
    minHeight: 150,
  },
  'betting-records': {
    ...later('betting-records'),
    minHeight: 480,
  },
  'bonus-records': {
    ...later('bonus-records'),
    minHeight: 480,
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
  'centre-panel': {
    ...later('centre-panel'),
    minHeight: 480,
  },
  'change-password-form': {
    ...later('change-password-form'),
    minHeight: 400,
  },
  'chat-room': {
    ...later('chat-room'),
    minHeight: 400,
  },
  'coming-soon': {
    ...later('coming-soon'),
    minHeight: 240,
  },
  'edge-button': {
    ...later('edge-button'),
    loading: 'rest',
  },
  'entry-popup': {
    ...later('entry-popup'),
    loading: 'rest',
  },
  'consent-banner': {
    ...later('consent-banner'),
  },
  'consent-settings': {
    ...later('consent-settings'),
    minHeight: 200,
  },
  footer: {
    load: () => import('./footer/Footer.tsx'),
    schema: () => import('./footer/schema.ts'),
    loading: 'visible',
    minHeight: 240,
  },
  'forgot-password-form': {
    ...later('forgot-password-form'),
    minHeight: 400,
  },
  'game-frame': {
    load: () => import('./game-frame/GameFrame.tsx'),
    schema: () => import('./game-frame/schema.ts'),
    minHeight: 480,
  },
  'game-lobby': {
    load: () => import('./game-lobby/GameLobby.tsx'),
    schema: () => import('./game-lobby/schema.ts'),
    minHeight: 640,
  },
  header: {
    load: () => import('./header/Header.tsx'),
    schema: () => import('./header/schema.ts'),
    minHeight: 65,
  },
  'help-centre': {
    ...later('help-centre'),
    minHeight: 560,
  },
  'hot-games': {
    load: () => import('./hot-games/HotGames.tsx'),
    schema: () => import('./hot-games/schema.ts'),
    loading: 'visible',
    minHeight: ({ look }) => (look === 'grid' ? 470 : 240),
  },
  'install-guide': {
    ...later('install-guide'),
    minHeight: 280,
  },
  'jackpot-ticker': {
    ...later('jackpot-ticker'),
    minHeight: 96,
  },
  'join-us': {
    ...later('join-us'),
    minHeight: 640,
  },
  leaderboard: {
    ...later('leaderboard'),
    minHeight: 320,
  },
  'login-form': {
    load: () => import('./login-form/LoginForm.tsx'),
    schema: () => import('./login-form/schema.ts'),
    minHeight: 320,
  },
  'mini-games': {
    ...later('mini-games'),
    minHeight: 320,
  },
  'news-room': {
    ...later('news-room'),
    minHeight: 560,
  },
  'lottery-bets': {
    ...later('lottery-bets'),
    minHeight: 320,
  },
  'lottery-betting': {
    ...later('lottery-betting'),
    minHeight: 640,
  },
  'lottery-hall': {
    ...later('lottery-hall'),
    minHeight: 640,
    slots: { lobby: {}, game: {} },
  },
  'lottery-lobby': {
    ...later('lottery-lobby'),
    minHeight: 640,
  },
  'lottery-opened': {
    ...later('lottery-opened'),
    loading: 'visible',
    minHeight: 480,
  },
  'not-found': {
    ...later('not-found'),
    minHeight: 320,
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
  'point-mall': {
    ...later('point-mall'),
    minHeight: 640,
  },
  'popular-games': {
    load: () => import('./popular-games/PopularGames.tsx'),
    schema: () => import('./popular-games/schema.ts'),
    loading: 'visible',
    minHeight: 290,
  },
  'popup-notices': {
    ...later('popup-notices'),
    minHeight: 200,
  },
  'profit-report': {
    ...later('profit-report'),
    minHeight: 640,
  },
  promises: {
    load: () => import('./promises/Promises.tsx'),
    schema: () => import('./promises/schema.ts'),
    loading: 'visible',
    minHeight: ({ promises }) => (Array.isArray(promises) && promises.length > 1 ? 160 : 96),
  },
  'promotion-detail': {
    ...later('promotion-detail'),
    minHeight: 480,
  },
  'promotion-list': {
    ...later('promotion-list'),
    minHeight: 640,
  },
  'register-form': {
    load: () => import('./register-form/RegisterForm.tsx'),
    schema: () => import('./register-form/schema.ts'),
    minHeight: 480,
  },
  'provider-page': {
    ...later('provider-page'),
    minHeight: 480,
  },
  'right-bar': {
    load: () => import('./right-bar/RightBar.tsx'),
    schema: () => import('./right-bar/schema.ts'),
  },
  'room-list': {
    ...later('room-list'),
    minHeight: 400,
  },
  'sub-games': {
    ...later('sub-games'),
    minHeight: 480,
  },
  'side-menu': {
    load: () => import('./side-menu/SideMenu.tsx'),
    schema: () => import('./side-menu/schema.ts'),
    minHeight: 560,
  },
  'system-notice': {
    ...later('system-notice'),
    minHeight: 480,
  },
  'vendor-menu': {
    load: () => import('./vendor-menu/VendorMenu.tsx'),
    schema: () => import('./vendor-menu/schema.ts'),
    minHeight: 60,
  },
  'vip-club': {
    ...later('vip-club'),
    minHeight: 640,
  },
  welcome: {
    ...later('welcome'),
    minHeight: 240,
  },
  'winner-board': {
    load: () => import('./winner-board/WinnerBoard.tsx'),
    schema: () => import('./winner-board/schema.ts'),
    loading: 'visible',
    minHeight: ({ look }) => (look === 'strip' ? 110 : 240),
  },
});
