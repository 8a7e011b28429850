/** Messages that many players get say the same to each in the language of who reads: those name a letter, which has a text for each language. */
export const messageTexts = `
  ALTER TABLE messages ADD COLUMN letter TEXT;
  CREATE TABLE message_texts (
    merchant TEXT NOT NULL, letter TEXT NOT NULL, language TEXT NOT NULL, title TEXT NOT NULL, content TEXT NOT NULL,
    PRIMARY KEY (merchant, letter, language)
  ) STRICT, WITHOUT ROWID;
`;
