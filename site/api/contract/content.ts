import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, paging, shortText } from './shapes.ts';

/** A question and its answer. `answer` is HTML and not to be trusted. */
const helpQuestion = v.object({ id: v.string(), question: v.string(), answer: v.string() });
export type HelpQuestion = v.InferOutput<typeof helpQuestion>;

/** Questions about one thing. `icon` is a name of the site's icon set; one that it does not have is left out. */
const helpCategory = v.object({
  id: v.string(),
  name: v.string(),
  icon: v.optional(v.nullable(v.string())),
  questions: v.array(helpQuestion),
});
export type HelpCategory = v.InferOutput<typeof helpCategory>;

/** Everything that the help center says, in one answer: it is searched where it is read. */
export const helpCenter = defineCall({
  name: 'helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  moduleId: 'COMM3',
  auth: 'none',
  request: v.object({ language: shortText }),
  response: v.object({ categories: v.array(helpCategory) }),
});

/** What is new, and what explains. */
export const articleSections = ['news', 'blog'] as const;
const articleSection = v.picklist(articleSections);
export type ArticleSection = v.InferOutput<typeof articleSection>;

const headFields = {
  id: v.string(),
  title: v.string(),
  /** A sentence or two of plain text. */
  summary: v.string(),
  /** A picture, from the site's root or absolute. */
  image: v.string(),
  /** Epoch milliseconds. */
  publishedAt: moment,
};

/** What a list shows of an article. */
const newsHead = v.object(headFields);
export type NewsHead = v.InferOutput<typeof newsHead>;

/** Articles, the latest first: of one section, or of all. */
export const newsList = defineCall({
  name: 'newsList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getNewsList',
  moduleId: 'COMM3',
  auth: 'none',
  request: v.object({ language: shortText, section: v.optional(articleSection), ...paging }),
  response: v.object({ content: v.array(newsHead), totalPages: v.number() }),
});

/** One article in full. `content` is HTML and not to be trusted. */
export const newsArticle = defineCall({
  name: 'newsArticle',
  method: 'GET',
  path: '/wps/relay/MCSFE_getNewsArticle',
  moduleId: 'COMM3',
  auth: 'none',
  request: v.object({ id: shortText, language: shortText }),
  response: v.object({ ...headFields, content: v.string() }),
});
