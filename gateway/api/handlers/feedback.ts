import { feedbackPage, insertFeedback } from '../../domain/feedback/feedback.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

export const sendFeedback: Handlers['sendFeedback'] = (input, context) => insertFeedback(input, context);

export const feedbackList: Handlers['feedbackList'] = (input, context) => ok(feedbackPage(input, context));
