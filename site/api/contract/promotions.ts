import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { shortText } from './shapes.ts';

/** How a promotion stands for whoever asks (spec, section 4: activity statuses). */
export const PROMOTION_STATUSES = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** What a player can do with one. */
export const PROMOTION_ACTIONS = ['join', 'claim'] as const satisfies readonly PromotionStatus[];
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number];

/** A status that this client does not know is none: the promotion can be read, and nothing is offered. */
const status = v.fallback(v.nullable(v.picklist(PROMOTION_STATUSES)), null);

/** The kinds of promotions, in the order in which they are offered. */
export const promotionCategories = defineCall({
  name: 'promotionCategories',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  moduleId: 'COMM3',
  auth: 'none',
  request: v.object({ language: shortText }),
  response: v.object({ list: v.array(v.object({ categoryId: v.string(), categoryName: v.string() })) }),
});

/**
 * How every promotion stands for the player, or for a visitor; its words are an announcement of type PR with the same id.
 * `amount` is what claiming pays now, or has paid; `most` the most that it can pay. Times are epoch milliseconds.
 */
export const availablePromotions = defineCall({
  name: 'availablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  moduleId: 'COMM3',
  auth: 'optional',
  request: v.object({ language: shortText }),
  response: (wire) =>
    v.object({
      list: v.array(
        v.object({
          promotionId: v.string(),
          categoryId: v.string(),
          image: v.string(),
          startDate: v.number(),
          endDate: v.nullable(v.number()),
          status,
          amount: v.nullable(wire.money()),
          most: v.nullable(wire.money()),
        }),
      ),
    }),
});

/** Joins a promotion or claims what it pays. Claiming again pays nothing more. */
export const actOnPromotion = defineCall({
  name: 'actOnPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ promotionId: shortText, action: v.picklist(PROMOTION_ACTIONS) }),
  response: (wire) => v.object({ promotionId: v.string(), status, amount: v.nullable(wire.money()) }),
});
