import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { seenText } from './characters.ts';
import { trimmed } from './formats.ts';
import { moment, paging, shortText } from './shapes.ts';

/** Most characters of a message, whatever its words. */
export const FEEDBACK_LENGTH = 5000;

/** How an entry stands: with customer service, or answered. */
const FEEDBACK_STATES = ['received', 'answered'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/**
 * Tells the platform what went well or wrong, from members and visitors alike. `questionType` is one of the merchant's own.
 * The merchant's bounds count words (`countWords`); a visitor has to say where the answer goes. Sent again under the same
 * idempotency key it is kept once.
 */
export const sendFeedback = defineCall({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  auth: 'optional',
  request: v.object({
    questionType: v.pipe(v.string(), v.regex(/^[a-zA-Z]\w{0,29}$/, 'Must be a type of question')),
    content: v.pipe(v.string(), v.maxLength(2 * FEEDBACK_LENGTH), v.transform(text), v.minLength(1), v.maxLength(FEEDBACK_LENGTH)),
    contact: v.optional(
      v.pipe(
        v.string(),
        v.transform((typed) => trimmed(typed)),
        v.minLength(3),
        v.maxLength(120),
      ),
    ),
  }),
  response: v.object({ feedbackId: v.string() }),
});

/** What a member has written, the latest first, with the answers. Times are epoch milliseconds; texts are plain. */
export const feedbackList = defineCall({
  name: 'feedbackList',
  method: 'GET',
  path: '/wps/feedback/list',
  moduleId: 'FEEDBACK3',
  auth: 'member',
  realAccount: true,
  request: v.object({ ...paging, language: v.optional(shortText) }),
  response: v.object({
    list: v.array(
      v.object({
        feedbackId: v.string(),
        questionType: v.string(),
        content: v.string(),
        state: v.picklist(FEEDBACK_STATES),
        sentAt: moment,
        answer: v.nullable(v.string()),
        answeredAt: v.nullable(moment),
      }),
    ),
    totalPages: v.number(),
    totalCount: v.number(),
  }),
});

/** Control characters but for line ends, and marks that turn the text's direction around. */
function text(content: string): string {
  return seenText(content.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ''));
}
