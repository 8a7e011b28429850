import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, paging, shortText } from './shapes.ts';

/** State of a promotion for the caller. */
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

/** Other services at which a player can be reached for a promotion (spec, section 5: error_zalo, error_whatsapp). */
export const PROMOTION_CONTACTS = ['zalo', 'whatsapp'] as const;
export type PromotionContact = (typeof PROMOTION_CONTACTS)[number];

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
 * The state of every promotion for the player, or for a visitor; its text is the announcement of type PR with the same id.
 * `amount`: what claiming pays now, or has paid; `most`: the maximum. Times are epoch milliseconds.
 * `application`: joining takes a comment, optional images, and the player's id at the named contact.
 * `reason`: why an application was rejected; `canReapply`: another may be sent. `raffle`: claimed by `claimRafflePromotion`,
 * with what its tickets hold; shares add up to 1.
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
          startDate: moment,
          endDate: v.nullable(moment),
          status,
          amount: v.nullable(wire.money()),
          most: v.nullable(wire.money()),
          application: v.optional(v.nullable(v.object({ contact: v.nullable(v.picklist(PROMOTION_CONTACTS)) })), null),
          reason: v.optional(v.nullable(v.string()), null),
          canReapply: v.optional(v.boolean(), false),
          raffle: v.optional(v.nullable(v.object({ prizes: v.array(v.object({ amount: wire.money(), share: v.number() })) })), null),
        }),
      ),
    }),
});

/** What an application says. `images` are ids of uploads, `contact` the id at the service that the promotion names. */
const application = v.object({
  comment: v.pipe(v.string(), v.maxLength(1000)),
  images: v.pipe(v.array(shortText), v.maxLength(20)),
  contact: v.optional(shortText),
});
export type PromotionApplication = v.InferOutput<typeof application>;

/**
 * Joins a promotion or claims what it pays. Claiming again pays nothing more. A promotion that asks for an application is
 * joined with one, and after a rejection, where it may be, with another.
 */
export const actOnPromotion = defineCall({
  name: 'actOnPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ promotionId: shortText, action: v.picklist(PROMOTION_ACTIONS), application: v.optional(application) }),
  response: (wire) => v.object({ promotionId: v.string(), status, amount: v.nullable(wire.money()) }),
});

/** What the member has applied for, joined and claimed, the latest first; of one promotion where it is named. */
export const promotionClaims = defineCall({
  name: 'promotionClaims',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ promotionId: v.optional(shortText), language: shortText, ...paging }),
  response: (wire) =>
    v.object({
      list: v.array(
        v.object({
          claimId: v.string(),
          promotionId: v.string(),
          title: v.string(),
          status,
          /** What was paid, or is to be claimed. */
          amount: v.nullable(wire.money()),
          /** Of an application; empty for what is joined by a press. */
          comment: v.string(),
          contact: v.nullable(v.string()),
          /** How many came along. */
          images: v.number(),
          reason: v.nullable(v.string()),
          sentAt: moment,
        }),
      ),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
});

/** Opens the member's ticket of a raffle. Each has one: asking again answers what it held, and pays nothing more. */
export const claimRafflePromotion = defineCall({
  name: 'claimRafflePromotion',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  moduleId: 'REWCEN3',
  auth: 'member',
  realAccount: true,
  request: v.object({ promotionId: shortText }),
  response: (wire) => v.object({ promotionId: v.string(), amount: wire.money() }),
});
