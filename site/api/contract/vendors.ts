import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { shortText } from './shapes.ts';

/** A vendor of a lane. `vassalage` is its code in game lists; `isHot` 1 shows a mark; `isTrial` 1: trial accounts may play games of it. */
export const vendorCard = v.object({
  vassalage: v.string(),
  gameType: v.string(),
  accountTypeId: v.string(),
  accountTypeName: v.optional(v.string()),
  displayName: v.string(),
  smallIcon: v.string(),
  isHot: v.optional(v.number(), 0),
  isTrial: v.optional(v.number()),
});
export type VendorCard = v.InferOutput<typeof vendorCard>;

/**
 * Vendors by category, in the merchant's order. `gameClassify` lists the kinds of game its vendors have; where it is missing,
 * `vendorTypes` says them.
 */
export const vendorLane = v.object({
  title: v.string(),
  gameClassify: v.optional(v.array(v.string())),
  cards: v.array(vendorCard),
});
export type VendorLane = v.InferOutput<typeof vendorLane>;

/** Vendors by category. */
export const gameVendor = defineCall({
  name: 'gameVendor',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  kept: { key: 'gameVendor' },
  moduleId: 'COMM3',
  auth: 'optional',
  request: v.object({ merchantCode: shortText, language: v.optional(shortText) }),
  response: v.object({ data: v.object({ lanes: v.array(vendorLane) }) }),
});

/**
 * In which types of game the merchant's vendors are: a row for each type that one has, with the kinds of game in it; of one vendor
 * where `vassalage` names it.
 */
export const vendorTypes = defineCall({
  name: 'vendorTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  moduleId: 'COMM3',
  auth: 'optional',
  request: v.object({ merchantCode: shortText, vassalage: v.optional(shortText), language: v.optional(shortText) }),
  response: v.object({
    list: v.array(v.object({ vassalage: v.string(), gameType: v.string(), gameClassify: v.optional(v.array(v.string()), []) })),
  }),
});
