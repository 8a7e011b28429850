import type { ChatMessage } from '#site/api/contract/chat.ts';
import type { CallError } from '#site/api/errors.ts';
import type { Page } from './follow.ts';

/** What a page knows of the room. */
export interface Room {
  /** Oldest first, each once. */
  readonly messages: readonly ChatMessage[];
  /** `failed`: not one look has succeeded yet. */
  readonly state: 'loading' | 'failed' | 'ready';
  /** What the last look failed with; `null` after one that succeeded. */
  readonly problem: CallError | null;
  /** There are messages before the first one. */
  readonly hasEarlier: boolean;
  /** How the last look back went. */
  readonly earlier: 'idle' | 'loading' | 'failed';
}

export const unread: Room = { messages: [], state: 'loading', problem: null, hasEarlier: false, earlier: 'idle' };

export type RoomEvent =
  | { readonly kind: 'retried' }
  | { readonly kind: 'failed'; readonly problem: CallError }
  /** The latest messages, at the first look. */
  | { readonly kind: 'opened'; readonly page: Page }
  /** Messages after those that are known, or one that this page has sent. */
  | { readonly kind: 'arrived'; readonly list: readonly ChatMessage[] }
  | { readonly kind: 'lookedBack' }
  | { readonly kind: 'lookFailed' }
  | { readonly kind: 'earlier'; readonly page: Page };

/** The room after something has happened. */
export function roomAfter(room: Room, event: RoomEvent): Room {
  switch (event.kind) {
    case 'retried':
      return { ...room, state: room.state === 'failed' ? 'loading' : room.state };
    case 'failed':
      return { ...room, problem: event.problem, state: room.state === 'ready' ? 'ready' : 'failed' };
    case 'opened':
      return { ...room, messages: event.page.list, hasEarlier: event.page.more, state: 'ready', problem: null };
    case 'arrived':
      return event.list.length === 0 && room.problem === null
        ? room
        : { ...room, messages: merged(room.messages, event.list), problem: null };
    case 'lookedBack':
      return { ...room, earlier: 'loading' };
    case 'lookFailed':
      return { ...room, earlier: 'failed' };
    case 'earlier':
      return { ...room, messages: merged(event.page.list, room.messages), hasEarlier: event.page.more, earlier: 'idle' };
  }
}

/** A message that was sent here may also come with a look: it is one. */
function merged(a: readonly ChatMessage[], b: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...a, ...b].map((message) => [message.messageId, message]));
  return [...byId.values()].toSorted((one, other) => one.messageId - other.messageId);
}

/** Messages of one author that come within this time stand together under one name. */
const TOGETHER_MS = 5 * 60_000;

/** How a message stands in the list. */
export interface Line {
  readonly message: ChatMessage;
  /** It is the first of its day. */
  readonly beginsDay: boolean;
  /** It goes on with what the same author has just said. */
  readonly goesOn: boolean;
}

/** The messages as they stand, by the browser's own time zone. */
export function linesOf(messages: readonly ChatMessage[]): Line[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const beginsDay = before === undefined || dayOf(before.sentAt) !== dayOf(message.sentAt);
    const goesOn =
      !beginsDay && before.author === message.author && before.own === message.own && message.sentAt - before.sentAt < TOGETHER_MS;
    return { message, beginsDay, goesOn };
  });
}

/** Local midnight before a moment, in epoch milliseconds. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

const DAY_MS = 86_400_000;

/** How many days before `now` a moment was: 0 today, 1 yesterday. */
export const daysAgo = (at: number, now: number): number => Math.round((dayOf(now) - dayOf(at)) / DAY_MS);
