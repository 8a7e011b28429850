import type { ChatMessage } from '#site/api/contract/chat.ts';
import type { CallError } from '#site/api/errors.ts';
import type { Page } from './follow.ts';

/** State of the room in this page. */
export interface Room {
  /** Oldest first, without duplicates. */
  readonly messages: readonly ChatMessage[];
  /** `failed`: no read has succeeded yet. */
  readonly state: 'loading' | 'failed' | 'ready';
  /** Error of the last read; `null` after a success. */
  readonly problem: CallError | null;
  /** Whether there are messages before the first one. */
  readonly hasEarlier: boolean;
  /** State of the last request for earlier messages. */
  readonly earlier: 'idle' | 'loading' | 'failed';
}

export const unread: Room = { messages: [], state: 'loading', problem: null, hasEarlier: false, earlier: 'idle' };

export type RoomEvent =
  | { readonly kind: 'retried' }
  | { readonly kind: 'failed'; readonly problem: CallError }
  /** The latest messages, from the first read. */
  | { readonly kind: 'opened'; readonly page: Page }
  /** Newer messages, or one sent from this page. */
  | { readonly kind: 'arrived'; readonly list: readonly ChatMessage[] }
  | { readonly kind: 'lookedBack' }
  | { readonly kind: 'lookFailed' }
  | { readonly kind: 'earlier'; readonly page: Page };

/** Reducer of the room state. */
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

/** A message sent from this page may also be in a read; merges the two. */
function merged(a: readonly ChatMessage[], b: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...a, ...b].map((message) => [message.messageId, message]));
  return [...byId.values()].toSorted((one, other) => one.messageId - other.messageId);
}

/** Consecutive messages of one author within this time are grouped under one name. */
const TOGETHER_MS = 5 * 60_000;

/** A message with its layout flags. */
export interface Line {
  readonly message: ChatMessage;
  /** First message of its day. */
  readonly beginsDay: boolean;
  /** Continues the group of the same author. */
  readonly goesOn: boolean;
}

/** The messages with layout flags, in the browser's time zone. */
export function linesOf(messages: readonly ChatMessage[]): Line[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const beginsDay = before === undefined || dayOf(before.sentAt) !== dayOf(message.sentAt);
    const goesOn =
      !beginsDay && before.author === message.author && before.own === message.own && message.sentAt - before.sentAt < TOGETHER_MS;
    return { message, beginsDay, goesOn };
  });
}

/** Local midnight before a time, in epoch milliseconds. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

const DAY_MS = 86_400_000;

/** Number of days before `now`: 0 today, 1 yesterday. */
export const daysAgo = (at: number, now: number): number => Math.round((dayOf(now) - dayOf(at)) / DAY_MS);
