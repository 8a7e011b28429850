import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { seenText } from './characters.ts';
import { trimmed } from './formats.ts';
import { moment, paging, shortText } from './shapes.ts';

/** Maximum length of a message, in characters. */
export const FEEDBACK_LENGTH = 5000;

/** State of an entry. */
const FEEDBACK_STATES = ['received', 'answered'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/**
 * Sends feedback, for members and visitors. `questionType` is one of the merchant's. The merchant's bounds count words
 * (`countWords`); a visitor gives an address for the answer. Repeated under the same idempotency key it is stored once.
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
