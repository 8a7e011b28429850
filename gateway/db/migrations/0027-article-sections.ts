/** Articles have a section: news, or the blog, which explains. */
export const articleSections = `
  ALTER TABLE articles ADD COLUMN section TEXT NOT NULL DEFAULT 'news' CHECK (section IN ('news', 'blog'));
`;
