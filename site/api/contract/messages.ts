import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, paging, shortText } from './shapes.ts';

/** A message of the platform to one player. `content` is HTML and not to be trusted; `sentAt` is epoch milliseconds. */
const message = v.object({
  messageId: v.string(),
  title: v.string(),
  content: v.string(),
  sentAt: moment,
  isRead: v.boolean(),
});
export type Message = v.InferOutput<typeof message>;

/** As many as a page of the inbox may have. */
const messageIds = v.pipe(v.array(shortText), v.minLength(1), v.maxLength(100));

/** The player's messages, the latest first. `unreadMessage` counts those not read, on all pages. */
export const inbox = defineCall({
  name: 'inbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  moduleId: 'INBOX3',
  auth: 'member',
  realAccount: true,
  request: v.object({ ...paging, state: v.optional(v.picklist(['unread'])) }),
  response: v.object({ list: v.array(message), totalPages: v.number(), totalCount: v.number(), unreadMessage: v.number() }),
});

/** Marks messages as read, or all of them where none are named. Ids that are not the player's change nothing. */
export const readMessages = defineCall({
  name: 'readMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readInbox',
  moduleId: 'INBOX3',
  auth: 'member',
  realAccount: true,
  request: v.object({ messageIds: v.optional(messageIds) }),
  response: v.object({ unreadMessage: v.number() }),
});

/** Deletes messages for good. Ids that are not the player's, or deleted before, change nothing. */
export const deleteMessages = defineCall({
  name: 'deleteMessages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteInbox',
  moduleId: 'INBOX3',
  auth: 'member',
  realAccount: true,
  request: v.object({ messageIds }),
  response: v.object({ unreadMessage: v.number() }),
});
