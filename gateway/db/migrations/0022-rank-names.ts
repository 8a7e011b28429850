/** What a merchant's levels are called in each of its languages; `ranks.name` stands in for one that is not here. */
export const rankNames = `
  CREATE TABLE rank_names (
    merchant TEXT NOT NULL, level INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (merchant, level, language)
  ) STRICT;
`;
