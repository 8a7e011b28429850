/** Indexes of what every page asks of the games: whether a vendor has games to try, which kinds there are, and which to fill lists with. */
export const gameLists = `
  CREATE INDEX games_trial ON games (vendor) WHERE is_trial = 1;
  CREATE INDEX games_by_kind ON games (category, vendor, classify);
  CREATE INDEX games_filling ON games (is_hot DESC, node_id % 97, node_id);
`;
