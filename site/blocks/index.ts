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
  'change-password-form': {
    load: () => import('./change-password-form/ChangePasswordForm.tsx'),
    schema: () => import('./change-password-form/schema.ts'),
    minHeight: 400,
  },
  'coming-soon': {
    load: () => import('./coming-soon/ComingSoon.tsx'),
    schema: () => import('./coming-soon/schema.ts'),
    minHeight: 240,
  },
  'consent-banner': {
    load: () => import('./consent-banner/ConsentBanner.tsx'),
    schema: () => import('./consent-banner/schema.ts'),
  },
  'consent-settings': {
    load: () => import('./consent-settings/ConsentSettings.tsx'),
    schema: () => import('./consent-settings/schema.ts'),
    minHeight: 200,
  },
  footer: {
    load: () => import('./footer/Footer.tsx'),
    schema: () => import('./footer/schema.ts'),
    loading: 'visible',
    minHeight: 240,
  },
  'forgot-password-form': {
    load: () => import('./forgot-password-form/ForgotPasswordForm.tsx'),
    schema: () => import('./forgot-password-form/schema.ts'),
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
  'hot-games': {
    load: () => import('./hot-games/HotGames.tsx'),
    schema: () => import('./hot-games/schema.ts'),
    loading: 'visible',
    minHeight: ({ look }) => (look === 'grid' ? 470 : 240),
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
    minHeight: 62,
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
  'system-notice': {
    load: () => import('./system-notice/SystemNotice.tsx'),
    schema: () => import('./system-notice/schema.ts'),
    minHeight: 480,
  },
  'vendor-menu': {
    load: () => import('./vendor-menu/VendorMenu.tsx'),
    schema: () => import('./vendor-menu/schema.ts'),
    minHeight: 60,
  },
  welcome: {
    load: () => import('./welcome/Welcome.tsx'),
    schema: () => import('./welcome/schema.ts'),
    minHeight: 240,
  },
  'winner-board': {
    load: () => import('./winner-board/WinnerBoard.tsx'),
    schema: () => import('./winner-board/schema.ts'),
    loading: 'visible',
    minHeight: ({ look }) => (look === 'strip' ? 110 : 240),
  },
});
