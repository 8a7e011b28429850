import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { HelpQuestion, NewsHead } from '#site/api/contract/content.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers, RequestContext } from '../context.ts';

export const helpCenter: Handlers['helpCenter'] = (_input, { db, merchant, language }) => {
  const topics = db.all<{ id: string; name: string; icon: string }>(
    'SELECT id, name, icon FROM help_topics WHERE merchant = ? AND language = ? ORDER BY position',
    merchant.code,
    language,
  );
  const questions = db.all<HelpQuestion & { topic: string }>(
    'SELECT topic, id, question, answer FROM help_questions WHERE merchant = ? AND language = ? ORDER BY position',
    merchant.code,
    language,
  );
  return ok({ categories: topics.map((topic) => ({ ...topic, questions: questions.filter((question) => question.topic === topic.id) })) });
};

interface ArticleRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly published_at: number;
}

const articleHead = ({ merchant }: RequestContext, { id, title, summary, published_at: publishedAt }: ArticleRow): NewsHead => ({
  id,
  title,
  summary,
  image: `/art/article/${merchant.code}/${id}.svg`,
  publishedAt,
});

/** Published articles of the merchant in the request's language. */
const PUBLISHED = 'FROM articles WHERE merchant = ? AND language = ? AND published_at <= ?';

/** Articles of one section, or of all sections. */
const LISTED = `${PUBLISHED} AND section = coalesce(?, section)`;

export const newsList: Handlers['newsList'] = ({ section, pageNo, pageSize }, context) => {
  const { db, merchant, language, now } = context;
  const which = [merchant.code, language, now(), section ?? null] as const;
  const total = db.get<{ count: number }>(`SELECT count(*) AS count ${LISTED}`, ...which)?.count ?? 0;
  const rows = db.all<ArticleRow>(
    `SELECT id, title, summary, content, published_at ${LISTED} ORDER BY published_at DESC, id LIMIT ? OFFSET ?`,
    ...which,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return ok({ content: rows.map((row) => articleHead(context, row)), totalPages: Math.ceil(total / pageSize) });
};

export const newsArticle: Handlers['newsArticle'] = ({ id }, context) => {
  const { db, merchant, language, now } = context;
  const row = db.get<ArticleRow>(
    `SELECT id, title, summary, content, published_at ${PUBLISHED} AND id = ?`,
    merchant.code,
    language,
    now(),
    id,
  );
  return row === undefined ? refuse(ERROR_CODE.articleUnknown) : ok({ ...articleHead(context, row), content: row.content });
};
