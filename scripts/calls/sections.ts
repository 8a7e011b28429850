/** The files of the call table that make up a tag of the reference, in order. */
export interface Section {
  readonly title: string;
  readonly description: string;
  /** Files of `site/api/contract/` without their ending. */
  readonly files: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  {
    title: 'Login and system',
    description: 'Sessions, verification, what the merchant has switched on, and content that needs no account.',
    files: ['login', 'logout', 'verification', 'system', 'support', 'content', 'feedback'],
  },
  {
    title: 'Member',
    description: 'Registration, passwords, the profile, its security, and friends who were invited.',
    files: ['member', 'register', 'password', 'security', 'uploads', 'referral'],
  },
  {
    title: 'Wallet',
    description: 'Balances, transfers, deposits, withdrawals and bank cards.',
    files: ['wallet', 'memberTransfer', 'deposits', 'withdrawals', 'bankCards'],
  },
  {
    title: 'Games',
    description: 'Vendors, lists of games, favorites, launches, announcements and mini games.',
    files: ['vendors', 'games', 'popular', 'rooms', 'announcements', 'miniGames'],
  },
  { title: 'Lottery', description: 'Draws, rules, bets and results.', files: ['lottery'] },
  {
    title: 'Missions, rewards, points and messages',
    description: 'What a member can claim, redeem and read.',
    files: ['missions', 'club', 'promotions', 'envelopes', 'points', 'messages', 'chat'],
  },
  { title: 'Records', description: 'Bets, movements of money, bonuses and results by period.', files: ['records'] },
  { title: 'Responsible play', description: 'Limits, reality checks, breaks and self-exclusion.', files: ['play'] },
  {
    title: 'Team, contracts and earnings',
    description: 'For agents: downlines, their rates and contracts, and what these earn.',
    files: ['team', 'teamReports', 'agentContracts', 'givenContracts', 'earnings'],
  },
];
