import type { Stated } from './section7.ts';

/** The entities of section 3 of the specification with their fields, by the calls that carry them. */
export const SECTION_3: readonly Stated[] = [
  // The time comes as a moment, which pages write as `startDateStr` has it.
  { call: 'announcements', answers: ['id', 'title', 'startDate', 'content'].map((field) => `player.${field}`) },
  // Without the repeated password, which never leaves the form.
  {
    call: 'registerMember',
    takes: [
      'username',
      'password',
      'payeeName',
      'email',
      'qqNum',
      'mobileNum',
      'recommenderId',
      'captcha',
      'verificationCode',
      'affiliateCode',
      'paymentPassword',
      'line',
      'whatsapp',
      'facebook',
      'wechat',
      'idNumber',
      'referralCode',
      'domain',
      'countryDialingCode',
      'login',
      'registerUrl',
      'registerMethod',
      'firebaseChannel',
      'firebaseIdToken',
    ],
  },
  {
    call: 'login',
    takes: ['username', 'password', 'captcha', 'type', 'mobileNum', 'countryDialingCode'],
    answers: ['token', 'firstTimeLogin', 'passwordExpired'],
  },
  { call: 'passwordByEmail', takes: ['username', 'email'] },
  { call: 'passwordByPhone', takes: ['newPassword', 'mobileNum', 'verificationCode'] },
  { call: 'smsLoginCode', takes: ['mobileNum', 'countryDialingCode'], answers: ['expiredMinutes'] },
  { call: 'changePassword', takes: ['oldPassword', 'newPassword', 'confirmNewPassword'] },
  { call: 'countries', answers: ['countryCode', 'countryDialingCode'] },
  { call: 'registrationRules', answers: ['enabled', 'required', 'minLength', 'maxLength', 'acceptedPattern', 'patternId'] },
  { call: 'customerService', answers: ['version.pathList.type', 'version.pathList.path'] },
  {
    call: 'memberInfo',
    answers: ['id', 'account', 'nickname', 'type', 'toUpline', 'clubLabel.labelName', 'clubLabel.rankLevel', 'memberLabel'],
  },
  { call: 'balance', answers: ['sumBalance'] },
  { call: 'whitelabel', answers: ['modId', 'enabled', 'childrenNodes'] },
  {
    call: 'systemStatus',
    answers: [
      'info.whitelabel',
      'info.register',
      'info.resources.resourceType',
      'info.resources.url',
      'info.resources.qrCodeUrl',
      'info.customerService.csType',
      'info.customerService.path',
      'info.analytics.gtagId',
      'info.imageCDNs',
      'info.launchGameCDNs',
      'location.ip',
      'maintenance',
      'regionRestriction',
    ],
  },
  { call: 'domainRoute', answers: ['domainList'] },
  {
    call: 'gameVendor',
    answers: [
      'data.lanes.title',
      ...['vassalage', 'gameType', 'accountTypeId', 'displayName', 'smallIcon', 'isHot'].map((field) => `data.lanes.cards.${field}`),
    ],
  },
  {
    call: 'gameList',
    answers: [
      ...['nodeId', 'vassalage', 'gameType', 'gameClassify', 'gameName', 'minBet', 'minLineNum'].map((field) => `games.${field}`),
      'totalPages',
    ],
  },
  { call: 'consolidated', answers: ['dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype'] },
  { call: 'sendFeedback', takes: ['questionType', 'content', 'contact'] },
  // Player, game and prize, under the names of the call in section 7.
  { call: 'winnerBoard', answers: ['customerName', 'gameName', 'winAmount'].map((field) => `list.vo.${field}`) },
];
