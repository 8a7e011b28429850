/**
 * Every block a page can be assembled from. A block's folder holds its component, its `schema.ts`
 * and its tests; adding a block is adding a folder and a line here.
 */
import { defineBlocks } from '#site/assembler/registry.ts';

export const blocks = defineBlocks({
  article: {
    load: () => import('./article/Article.tsx'),
    schema: () => import('./article/schema.ts'),
    minHeight: 480,
  },
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
  'centre-panel': {
    load: () => import('./centre-panel/CentrePanel.tsx'),
    schema: () => import('./centre-panel/schema.ts'),
    minHeight: 480,
  },
  'coming-soon': {
    load: () => import('./coming-soon/ComingSoon.tsx'),
    schema: () => import('./coming-soon/schema.ts'),
    minHeight: 240,
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
    minHeight: 640,
  },
  header: {
    load: () => import('./header/Header.tsx'),
    schema: () => import('./header/schema.ts'),
    minHeight: 64,
  },
  'hot-games': {
    load: () => import('./hot-games/HotGames.tsx'),
    schema: () => import('./hot-games/schema.ts'),
    loading: 'visible',
    minHeight: 240,
  },
  'jackpot-ticker': {
    load: () => import('./jackpot-ticker/JackpotTicker.tsx'),
    schema: () => import('./jackpot-ticker/schema.ts'),
    minHeight: 96,
  },
  'login-form': {
    load: () => import('./login-form/LoginForm.tsx'),
    schema: () => import('./login-form/schema.ts'),
    minHeight: 320,
  },
  'not-found': {
    load: () => import('./not-found/NotFound.tsx'),
    schema: () => import('./not-found/schema.ts'),
    minHeight: 320,
  },
  'notice-bar': {
    load: () => import('./notice-bar/NoticeBar.tsx'),
    schema: () => import('./notice-bar/schema.ts'),
    minHeight: 40,
  },
  'notice-modal': {
    load: () => import('./notice-modal/NoticeModal.tsx'),
    schema: () => import('./notice-modal/schema.ts'),
    minHeight: 240,
  },
  promises: {
    load: () => import('./promises/Promises.tsx'),
    schema: () => import('./promises/schema.ts'),
    loading: 'visible',
    minHeight: 120,
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
  'vendor-menu': {
    load: () => import('./vendor-menu/VendorMenu.tsx'),
    schema: () => import('./vendor-menu/schema.ts'),
    minHeight: 56,
  },
  'winner-board': {
    load: () => import('./winner-board/WinnerBoard.tsx'),
    schema: () => import('./winner-board/schema.ts'),
    loading: 'visible',
    minHeight: 240,
  },
});
