/** Registry of all blocks. To add one, add a folder with a `block.ts` and two lines here. */
import { defineBlocks } from '#site/assembler/runtime/registry.ts';
import accountRecords from './account-records/block.ts';
import ageGate from './age-gate/block.ts';
import agentRecords from './agent-records/block.ts';
import announcementPanel from './announcement-panel/block.ts';
import appDownload from './app-download/block.ts';
import article from './article/block.ts';
import authenticatorForm from './authenticator-form/block.ts';
import avatarForm from './avatar-form/block.ts';
import bankCards from './bank-cards/block.ts';
import bannerStrip from './banner-strip/block.ts';
import bettingRecords from './betting-records/block.ts';
import bonusRecords from './bonus-records/block.ts';
import bottomBar from './bottom-bar/block.ts';
import categoryTiles from './category-tiles/block.ts';
import centrePanel from './centre-panel/block.ts';
import changePasswordForm from './change-password-form/block.ts';
import chatRoom from './chat-room/block.ts';
import comingSoon from './coming-soon/block.ts';
import consentBanner from './consent-banner/block.ts';
import consentSettings from './consent-settings/block.ts';
import contractRequests from './contract-requests/block.ts';
import deposit from './deposit/block.ts';
import earnings from './earnings/block.ts';
import edgeButton from './edge-button/block.ts';
import emailForm from './email-form/block.ts';
import entryPopup from './entry-popup/block.ts';
import feedbackForm from './feedback-form/block.ts';
import footer from './footer/block.ts';
import forgotPasswordForm from './forgot-password-form/block.ts';
import gameFrame from './game-frame/block.ts';
import gameLobby from './game-lobby/block.ts';
import header from './header/block.ts';
import helpCentre from './help-centre/block.ts';
import hotGames from './hot-games/block.ts';
import installGuide from './install-guide/block.ts';
import jackpotTicker from './jackpot-ticker/block.ts';
import joinUs from './join-us/block.ts';
import leaderboard from './leaderboard/block.ts';
import loginForm from './login-form/block.ts';
import loginHistory from './login-history/block.ts';
import lotteryBets from './lottery-bets/block.ts';
import lotteryBetting from './lottery-betting/block.ts';
import lotteryHall from './lottery-hall/block.ts';
import lotteryLobby from './lottery-lobby/block.ts';
import lotteryOpened from './lottery-opened/block.ts';
import memberProfile from './member-profile/block.ts';
import messages from './messages/block.ts';
import miniGames from './mini-games/block.ts';
import missions from './missions/block.ts';
import mobileForm from './mobile-form/block.ts';
import myIncome from './my-income/block.ts';
import newsRoom from './news-room/block.ts';
import nicknameForm from './nickname-form/block.ts';
import notFound from './not-found/block.ts';
import noticeBar from './notice-bar/block.ts';
import noticeModal from './notice-modal/block.ts';
import passwordForm from './password-form/block.ts';
import paymentPasswordForm from './payment-password-form/block.ts';
import pointMall from './point-mall/block.ts';
import popularGames from './popular-games/block.ts';
import popupNotices from './popup-notices/block.ts';
import profitReport from './profit-report/block.ts';
import promises from './promises/block.ts';
import promotionDetail from './promotion-detail/block.ts';
import promotionList from './promotion-list/block.ts';
import providerPage from './provider-page/block.ts';
import realityCheck from './reality-check/block.ts';
import redEnvelopes from './red-envelopes/block.ts';
import referral from './referral/block.ts';
import registerDownline from './register-downline/block.ts';
import registerForm from './register-form/block.ts';
import responsiblePlay from './responsible-play/block.ts';
import rewardCentre from './reward-centre/block.ts';
import rightBar from './right-bar/block.ts';
import roomList from './room-list/block.ts';
import securityCentre from './security-centre/block.ts';
import securitySection from './security-section/block.ts';
import sessionClock from './session-clock/block.ts';
import sideMenu from './side-menu/block.ts';
import subGames from './sub-games/block.ts';
import systemNotice from './system-notice/block.ts';
import teamBetting from './team-betting/block.ts';
import teamManagement from './team-management/block.ts';
import teamOverview from './team-overview/block.ts';
import transferUpline from './transfer-upline/block.ts';
import userLoss from './user-loss/block.ts';
import vendorMenu from './vendor-menu/block.ts';
import vipClub from './vip-club/block.ts';
import wallets from './wallets/block.ts';
import welcome from './welcome/block.ts';
import winnerBoard from './winner-board/block.ts';
import withdraw from './withdraw/block.ts';

export const blocks = defineBlocks({
  'age-gate': ageGate,
  'app-download': appDownload,
  'account-records': accountRecords,
  'announcement-panel': announcementPanel,
  article,
  'bank-cards': bankCards,
  'betting-records': bettingRecords,
  'bonus-records': bonusRecords,
  'centre-panel': centrePanel,
  'change-password-form': changePasswordForm,
  'chat-room': chatRoom,
  'coming-soon': comingSoon,
  'consent-banner': consentBanner,
  'consent-settings': consentSettings,
  'contract-requests': contractRequests,
  earnings,
  'feedback-form': feedbackForm,
  deposit,
  'forgot-password-form': forgotPasswordForm,
  'help-centre': helpCentre,
  'install-guide': installGuide,
  'join-us': joinUs,
  leaderboard,
  messages,
  'mini-games': miniGames,
  missions,
  'news-room': newsRoom,
  'lottery-betting': lotteryBetting,
  'lottery-lobby': lotteryLobby,
  'my-income': myIncome,
  'not-found': notFound,
  'point-mall': pointMall,
  'popup-notices': popupNotices,
  'profit-report': profitReport,
  'promotion-detail': promotionDetail,
  'promotion-list': promotionList,
  'red-envelopes': redEnvelopes,
  'provider-page': providerPage,
  referral,
  'reward-centre': rewardCentre,
  'room-list': roomList,
  'sub-games': subGames,
  'system-notice': systemNotice,
  'register-downline': registerDownline,
  'team-management': teamManagement,
  'agent-records': agentRecords,
  'team-betting': teamBetting,
  'team-overview': teamOverview,
  'transfer-upline': transferUpline,
  'user-loss': userLoss,
  'vip-club': vipClub,
  wallets,
  welcome,
  'authenticator-form': authenticatorForm,
  'avatar-form': avatarForm,
  'email-form': emailForm,
  'login-history': loginHistory,
  'member-profile': memberProfile,
  'mobile-form': mobileForm,
  'nickname-form': nicknameForm,
  'password-form': passwordForm,
  'payment-password-form': paymentPasswordForm,
  withdraw,
  'edge-button': edgeButton,
  'entry-popup': entryPopup,
  'reality-check': realityCheck,
  'responsible-play': responsiblePlay,
  'session-clock': sessionClock,
  'banner-strip': bannerStrip,
  'bottom-bar': bottomBar,
  'category-tiles': categoryTiles,
  footer,
  'game-frame': gameFrame,
  'game-lobby': gameLobby,
  header,
  'hot-games': hotGames,
  'jackpot-ticker': jackpotTicker,
  'login-form': loginForm,
  'lottery-bets': lotteryBets,
  'lottery-hall': lotteryHall,
  'lottery-opened': lotteryOpened,
  'notice-bar': noticeBar,
  'notice-modal': noticeModal,
  'popular-games': popularGames,
  promises,
  'register-form': registerForm,
  'right-bar': rightBar,
  'side-menu': sideMenu,
  'security-centre': securityCentre,
  'security-section': securitySection,
  'vendor-menu': vendorMenu,
  'winner-board': winnerBoard,
});
