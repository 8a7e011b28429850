/** Names of a merchant's levels in each of its languages; `ranks.name` is the fallback. */
export const rankNames = `
  CREATE TABLE rank_names (
    merchant TEXT NOT NULL, level INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (merchant, level, language)
  ) STRICT;
`;
