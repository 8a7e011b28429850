import * as v from 'valibot';
import { seenText } from './characters.ts';
import { defineCall } from './defineCall.ts';
import { integerParameter, moment } from './shapes.ts';

/** Most characters of a message, as a text field counts them. */
export const CHAT_LENGTH = 300;

/** What no message needs and some are made of: control characters but for line ends, marks that turn the text's direction around. */
const UNWANTED = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** More line ends than make one empty line push others' messages away. */
const GAPS = /\n{3,}/g;

/** Normalizes a message; idempotent. Empty if nothing of it is visible. */
export function cleanMessage(text: string): string {
  return seenText(text.replace(/\r\n?/g, '\n').replace(UNWANTED, '').replace(GAPS, '\n\n'));
}

/** A message of the room. `author` is masked, `text` plain, `own`: the caller's, `sentAt` epoch milliseconds; later ones have higher ids. */
const message = v.object({ messageId: v.number(), author: v.string(), own: v.boolean(), text: v.string(), sentAt: moment });
export type ChatMessage = v.InferOutput<typeof message>;

/**
 * Messages of the merchant's room, oldest first: the latest, those before an id, or those after one. `more`: there are
 * others beyond, in the direction that was asked for.
 */
export const chatMessages = defineCall({
  name: 'chatMessages',
  method: 'GET',
  path: '/wps/relay/CBS_getRoomMessages',
  moduleId: 'CHATROOM3',
  auth: 'member',
  request: v.object({
    before: v.optional(integerParameter),
    after: v.optional(integerParameter),
    limit: v.pipe(integerParameter, v.minValue(1), v.maxValue(100)),
  }),
  response: v.object({ list: v.array(message), more: v.boolean() }),
});

/** Says something in the room. Refused for a while, with `retryAfterMs`, to who writes too fast. */
export const sendChatMessage = defineCall({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/wps/relay/CBS_sendRoomMessage',
  moduleId: 'CHATROOM3',
  auth: 'member',
  realAccount: true,
  request: v.object({
    // Cleaning shortens: what is far too long is not even read.
    text: v.pipe(v.string(), v.maxLength(10 * CHAT_LENGTH), v.transform(cleanMessage), v.minLength(1), v.maxLength(CHAT_LENGTH)),
  }),
  response: message,
});
