/** Where the code of blocks is that home and the lobbies do without. */
export const later = {
  'account-records': {
    load: () => import('./account-records/AccountRecords.tsx'),
    schema: () => import('./account-records/schema.ts'),
  },
  'betting-records': {
    load: () => import('./betting-records/BettingRecords.tsx'),
    schema: () => import('./betting-records/schema.ts'),
  },
  'bonus-records': { load: () => import('./bonus-records/BonusRecords.tsx'), schema: () => import('./bonus-records/schema.ts') },
  messages: { load: () => import('./messages/Messages.tsx'), schema: () => import('./messages/schema.ts') },
  'profit-report': { load: () => import('./profit-report/ProfitReport.tsx'), schema: () => import('./profit-report/schema.ts') },
  'announcement-panel': {
    load: () => import('./announcement-panel/AnnouncementPanel.tsx'),
    schema: () => import('./announcement-panel/schema.ts'),
  },
  'app-download': { load: () => import('./app-download/AppDownload.tsx'), schema: () => import('./app-download/schema.ts') },
  'centre-panel': { load: () => import('./centre-panel/CentrePanel.tsx'), schema: () => import('./centre-panel/schema.ts') },
  'change-password-form': {
    load: () => import('./change-password-form/ChangePasswordForm.tsx'),
    schema: () => import('./change-password-form/schema.ts'),
  },
  'coming-soon': { load: () => import('./coming-soon/ComingSoon.tsx'), schema: () => import('./coming-soon/schema.ts') },
  'consent-banner': { load: () => import('./consent-banner/ConsentBanner.tsx'), schema: () => import('./consent-banner/schema.ts') },
  'consent-settings': {
    load: () => import('./consent-settings/ConsentSettings.tsx'),
    schema: () => import('./consent-settings/schema.ts'),
  },
  'entry-popup': { load: () => import('./entry-popup/EntryPopup.tsx'), schema: () => import('./entry-popup/schema.ts') },
  'forgot-password-form': {
    load: () => import('./forgot-password-form/ForgotPasswordForm.tsx'),
    schema: () => import('./forgot-password-form/schema.ts'),
  },
  'help-centre': { load: () => import('./help-centre/HelpCentre.tsx'), schema: () => import('./help-centre/schema.ts') },
  'install-guide': { load: () => import('./install-guide/InstallGuide.tsx'), schema: () => import('./install-guide/schema.ts') },
  'jackpot-ticker': { load: () => import('./jackpot-ticker/JackpotTicker.tsx'), schema: () => import('./jackpot-ticker/schema.ts') },
  'join-us': { load: () => import('./join-us/JoinUs.tsx'), schema: () => import('./join-us/schema.ts') },
  'lottery-bets': { load: () => import('./lottery-bets/LotteryBets.tsx'), schema: () => import('./lottery-bets/schema.ts') },
  'lottery-betting': { load: () => import('./lottery-betting/LotteryBetting.tsx'), schema: () => import('./lottery-betting/schema.ts') },
  'lottery-hall': { load: () => import('./lottery-hall/LotteryHall.tsx'), schema: () => import('./lottery-hall/schema.ts') },
  'lottery-lobby': { load: () => import('./lottery-lobby/LotteryLobby.tsx'), schema: () => import('./lottery-lobby/schema.ts') },
  'lottery-opened': { load: () => import('./lottery-opened/LotteryOpened.tsx'), schema: () => import('./lottery-opened/schema.ts') },
  'news-room': { load: () => import('./news-room/NewsRoom.tsx'), schema: () => import('./news-room/schema.ts') },
  'not-found': { load: () => import('./not-found/NotFound.tsx'), schema: () => import('./not-found/schema.ts') },
  'point-mall': { load: () => import('./point-mall/PointMall.tsx'), schema: () => import('./point-mall/schema.ts') },
  'popup-notices': { load: () => import('./popup-notices/PopupNotices.tsx'), schema: () => import('./popup-notices/schema.ts') },
  'promotion-detail': {
    load: () => import('./promotion-detail/PromotionDetail.tsx'),
    schema: () => import('./promotion-detail/schema.ts'),
  },
  'promotion-list': { load: () => import('./promotion-list/PromotionList.tsx'), schema: () => import('./promotion-list/schema.ts') },
  'provider-page': { load: () => import('./provider-page/ProviderPage.tsx'), schema: () => import('./provider-page/schema.ts') },
  'room-list': { load: () => import('./room-list/RoomList.tsx'), schema: () => import('./room-list/schema.ts') },
  'sub-games': { load: () => import('./sub-games/SubGames.tsx'), schema: () => import('./sub-games/schema.ts') },
  'system-notice': { load: () => import('./system-notice/SystemNotice.tsx'), schema: () => import('./system-notice/schema.ts') },
  'vip-club': { load: () => import('./vip-club/VipClub.tsx'), schema: () => import('./vip-club/schema.ts') },
  article: { load: () => import('./article/Article.tsx'), schema: () => import('./article/schema.ts') },
  leaderboard: { load: () => import('./leaderboard/Leaderboard.tsx'), schema: () => import('./leaderboard/schema.ts') },
  welcome: { load: () => import('./welcome/Welcome.tsx'), schema: () => import('./welcome/schema.ts') },
};

export type Later = typeof later;
