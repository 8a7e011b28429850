/** Lists are filled from the whole catalogue: lists of hot games are a call of their own. */
export const fillingOrder = `
  DROP INDEX games_filling;
  CREATE INDEX games_filling ON games (node_id % 97, node_id);
`;
