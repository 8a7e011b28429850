import { CHAT_PATH_TYPE } from '#site/api/contract/support.ts';
import { ok } from '../answer.ts';
import { chatAddress, sealedLink } from '../chatLink.ts';
import type { Handlers, RequestContext } from '../context.ts';

/** Customer service besides the chat: its support and news channels. */
const TELEGRAM = { support: 'https://t.example.com/support', news: 'https://t.example.com/news' } as const;

export const customerService: Handlers['customerService'] = (_input, context) => {
  const addresses: [type: string, address: string][] = [
    ['1', TELEGRAM.support],
    ['2', TELEGRAM.news],
    [CHAT_PATH_TYPE, chatAddress(context, isVip(context.account?.rankLevel) ? 'vip' : 'live')],
  ];
  return ok({ version: { pathList: addresses.map(([type, address]) => ({ type, path: sealedLink(context, address) })) } });
};

/** The same entries as in the permission call, by kind. */
export function serviceEntries(context: RequestContext): { csType: string; path: string }[] {
  const addresses: [csType: string, address: string][] = [
    ['LIVECHAT', chatAddress(context, 'live')],
    ['VIP', chatAddress(context, 'vip')],
    ['TELEGRAM-1', TELEGRAM.support],
    ['TELEGRAM-2', TELEGRAM.news],
  ];
  return addresses.map(([csType, address]) => ({ csType, path: sealedLink(context, address) }));
}

/** Ranks above this one have VIP customer service. */
const LAST_PLAIN_RANK = 4;
const isVip = (rankLevel = 0): boolean => rankLevel > LAST_PLAIN_RANK;
