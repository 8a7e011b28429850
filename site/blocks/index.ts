/**
 * Every block a page can be assembled from. A block's folder holds its component, its `schema.ts`
 * and its tests; adding a block is adding a folder and a line here.
 */
import { defineBlocks } from '#site/assembler/registry.ts';

export const blocks = defineBlocks({
  'app-download': {
    load: () => import('./app-download/AppDownload.tsx'),
    schema: () => import('./app-download/schema.ts'),
    minHeight: 640,
  },
  'announcement-panel': {
    load: () => import('./announcement-panel/AnnouncementPanel.tsx'),
    schema: () => import('./announcement-panel/schema.ts'),
    minHeight: 400,
  },
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
  'entry-popup': {
    load: () => import('./entry-popup/EntryPopup.tsx'),
    schema: () => import('./entry-popup/schema.ts'),
    loading: 'rest',
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
  'help-centre': {
    load: () => import('./help-centre/HelpCentre.tsx'),
    schema: () => import('./help-centre/schema.ts'),
    minHeight: 560,
  },
  'hot-games': {
    load: () => import('./hot-games/HotGames.tsx'),
    schema: () => import('./hot-games/schema.ts'),
    loading: 'visible',
    minHeight: ({ look }) => (look === 'grid' ? 470 : 240),
  },
  'install-guide': {
    load: () => import('./install-guide/InstallGuide.tsx'),
    schema: () => import('./install-guide/schema.ts'),
    minHeight: 280,
  },
  'jackpot-ticker': {
    load: () => import('./jackpot-ticker/JackpotTicker.tsx'),
    schema: () => import('./jackpot-ticker/schema.ts'),
    minHeight: 96,
  },
  'join-us': {
    load: () => import('./join-us/JoinUs.tsx'),
    schema: () => import('./join-us/schema.ts'),
    minHeight: 640,
  },
  leaderboard: {
    load: () => import('./leaderboard/Leaderboard.tsx'),
    schema: () => import('./leaderboard/schema.ts'),
    minHeight: 320,
  },
  'login-form': {
    load: () => import('./login-form/LoginForm.tsx'),
    schema: () => import('./login-form/schema.ts'),
    minHeight: 320,
  },
  'news-room': {
    load: () => import('./news-room/NewsRoom.tsx'),
    schema: () => import('./news-room/schema.ts'),
    minHeight: 560,
  },
  'lottery-bets': {
    load: () => import('./lottery-bets/LotteryBets.tsx'),
    schema: () => import('./lottery-bets/schema.ts'),
    minHeight: 320,
  },
  'lottery-betting': {
    load: () => import('./lottery-betting/LotteryBetting.tsx'),
    schema: () => import('./lottery-betting/schema.ts'),
    minHeight: 640,
  },
  'lottery-hall': {
    load: () => import('./lottery-hall/LotteryHall.tsx'),
    schema: () => import('./lottery-hall/schema.ts'),
    minHeight: 640,
    slots: { lobby: {}, game: {} },
  },
  'lottery-lobby': {
    load: () => import('./lottery-lobby/LotteryLobby.tsx'),
    schema: () => import('./lottery-lobby/schema.ts'),
    minHeight: 640,
  },
  'lottery-opened': {
    load: () => import('./lottery-opened/LotteryOpened.tsx'),
    schema: () => import('./lottery-opened/schema.ts'),
    loading: 'visible',
    minHeight: 480,
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
  'point-mall': {
    load: () => import('./point-mall/PointMall.tsx'),
    schema: () => import('./point-mall/schema.ts'),
    minHeight: 640,
  },
  'popular-games': {
    load: () => import('./popular-games/PopularGames.tsx'),
    schema: () => import('./popular-games/schema.ts'),
    loading: 'visible',
    minHeight: 290,
  },
  'popup-notices': {
    load: () => import('./popup-notices/PopupNotices.tsx'),
    schema: () => import('./popup-notices/schema.ts'),
    minHeight: 200,
  },
  promises: {
    load: () => import('./promises/Promises.tsx'),
    schema: () => import('./promises/schema.ts'),
    loading: 'visible',
    minHeight: ({ promises }) => (Array.isArray(promises) && promises.length > 1 ? 160 : 96),
  },
  'promotion-detail': {
    load: () => import('./promotion-detail/PromotionDetail.tsx'),
    schema: () => import('./promotion-detail/schema.ts'),
    minHeight: 480,
  },
  'promotion-list': {
    load: () => import('./promotion-list/PromotionList.tsx'),
    schema: () => import('./promotion-list/schema.ts'),
    minHeight: 640,
  },
  'register-form': {
    load: () => import('./register-form/RegisterForm.tsx'),
    schema: () => import('./register-form/schema.ts'),
    minHeight: 480,
  },
  'provider-page': {
    load: () => import('./provider-page/ProviderPage.tsx'),
    schema: () => import('./provider-page/schema.ts'),
    minHeight: 480,
  },
  'right-bar': {
    load: () => import('./right-bar/RightBar.tsx'),
    schema: () => import('./right-bar/schema.ts'),
  },
  'room-list': {
    load: () => import('./room-list/RoomList.tsx'),
    schema: () => import('./room-list/schema.ts'),
    minHeight: 400,
  },
  'sub-games': {
    load: () => import('./sub-games/SubGames.tsx'),
    schema: () => import('./sub-games/schema.ts'),
    minHeight: 480,
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
  'vip-club': {
    load: () => import('./vip-club/VipClub.tsx'),
    schema: () => import('./vip-club/schema.ts'),
    minHeight: 640,
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
