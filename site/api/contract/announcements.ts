import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { integerParameter, moment, shortText } from './shapes.ts';

/** A picture of a banner group. `linkageType` says how `linkage` is followed: URL, P (promotion) or G (game). */
export const banner = v.object({
  bannerId: v.string(),
  groupName: v.string(),
  url: v.string(),
  /** What the picture says, for those who cannot see it. */
  title: v.optional(v.string(), ''),
  /** A sentence below it, where the picture is without words. */
  summary: v.optional(v.string(), ''),
  linkageType: v.optional(v.nullable(v.picklist(['URL', 'P', 'G']))),
  linkage: v.optional(v.nullable(v.string())),
  vendor: v.optional(v.nullable(v.string())),
  nodeId: v.optional(v.nullable(v.string())),
  roomId: v.optional(v.nullable(v.string())),
});
export type Banner = v.InferOutput<typeof banner>;

/** A notice, popup or promotion. `content` is HTML and not to be trusted. */
export const announcement = v.object({
  id: v.string(),
  title: v.string(),
  /** A sentence of plain text, where lists have room for one. */
  summary: v.optional(v.string(), ''),
  /** When it was announced, as the platform writes it: shown as it is. */
  startDateStr: v.optional(v.string(), ''),
  /** The same in epoch milliseconds: shown in the site's format where there is no text. */
  startDate: v.optional(moment),
  content: v.string(),
});
export type Announcement = v.InferOutput<typeof announcement>;

/** Banners (type B), notices (PL), entry popups (PU) and promotions (PR), as far as `types` asks for them. */
export const announcements = defineCall({
  name: 'announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  kept: { key: 'index_notice' },
  moduleId: 'COMM3',
  auth: 'none',
  request: v.object({ types: shortText, platform: shortText, execution: shortText, language: shortText }),
  response: v.object({
    banners: v.optional(v.array(banner), []),
    player: v.optional(v.array(announcement), []),
    popup: v.optional(v.array(announcement), []),
    promotion: v.optional(v.array(announcement), []),
  }),
});

/** The part of `site.json` that says what to ask for. */
export interface AnnouncementSettings {
  readonly announcements: { readonly asked: readonly string[]; readonly execution: string };
  readonly platform: { readonly announcementPlatform: string };
}

/** What the site asks for in a language; pages ask ahead for the same. */
export function announcementsOf({ announcements: { asked, execution }, platform }: AnnouncementSettings, language: string) {
  return { types: asked.join(','), platform: platform.announcementPlatform, execution, language };
}

/** The latest large wins; the client sorts. */
export const winnerBoard = defineCall({
  name: 'winnerBoard',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  moduleId: 'COMM3',
  auth: 'none',
  request: v.object({ gameCategory: shortText, language: shortText, limitNum: v.pipe(integerParameter, v.minValue(1), v.maxValue(100)) }),
  response: (wire) =>
    v.object({
      list: v.array(
        v.object({
          vo: v.object({
            gameName: v.string(),
            customerName: v.string(),
            winAmount: wire.money(),
            iconUrl: v.optional(v.string(), ''),
            nodeId: v.optional(v.string()),
            gameType: v.optional(v.string()),
            vendor: v.optional(v.string()),
          }),
        }),
      ),
    }),
});
