/** Messages to many players reference a letter with one text for each language. */
export const messageTexts = `
  ALTER TABLE messages ADD COLUMN letter TEXT;
  CREATE TABLE message_texts (
    merchant TEXT NOT NULL, letter TEXT NOT NULL, language TEXT NOT NULL, title TEXT NOT NULL, content TEXT NOT NULL,
    PRIMARY KEY (merchant, letter, language)
  ) STRICT, WITHOUT ROWID;
`;
