/** Which files of the call table make up a chapter of the reference, in the order of the specification's section 7. */
export interface Section {
  readonly title: string;
  /** Files of `site/api/contract/` without their ending. */
  readonly files: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { title: 'Login and system', files: ['login', 'logout', 'verification', 'system', 'support', 'content', 'feedback'] },
  { title: 'Member', files: ['member', 'register', 'password', 'security', 'uploads', 'referral'] },
  { title: 'Wallet', files: ['wallet', 'memberTransfer', 'deposits', 'withdrawals', 'bankCards'] },
  { title: 'Games', files: ['vendors', 'games', 'popular', 'rooms', 'announcements', 'miniGames'] },
  { title: 'Lottery', files: ['lottery'] },
  { title: 'Missions, rewards, points and messages', files: ['missions', 'club', 'promotions', 'envelopes', 'points', 'messages', 'chat'] },
  { title: 'Records', files: ['records'] },
  { title: 'Responsible play', files: ['play'] },
  { title: 'Team, contracts and what they bring', files: ['team', 'teamReports', 'contracts', 'givenContracts', 'earnings'] },
];

/** Calls of files that no chapter names yet. */
export const FURTHER = 'Further calls';
