import type { Announcement, Banner } from '#site/api/contract/announcements.ts';
import { timeIn } from '#site/api/contract/days.ts';
import { timeZoneOf } from '../../domain/records/period.ts';
import { ok } from '../answer.ts';
import type { Handlers, RequestContext } from '../context.ts';
import { gameIcon } from '../gameRows.ts';

export const announcements: Handlers['announcements'] = (input, context) => {
  // These announcements are for web sites, shown as plain banners.
  const meant = input.platform === 'W' && input.execution === 'B';
  const types = new Set(meant ? input.types.split(',') : []);
  const ofType = (type: string) => (types.has(type) ? readAnnouncements(context, type) : []);
  return ok({
    banners: types.has('B') ? readBanners(context) : [],
    player: ofType('PL'),
    popup: ofType('PU'),
    promotion: ofType('PR'),
  });
};

function readBanners({ db, merchant, language }: RequestContext): Banner[] {
  const rows = db.all<{
    id: string;
    group_name: string;
    title: string;
    subtitle: string;
    linkage_type: 'URL' | 'P' | 'G' | null;
    linkage: string | null;
    vendor: string | null;
  }>(
    `SELECT id, group_name, title, subtitle, linkage_type, linkage, vendor FROM banners
     WHERE merchant = ? AND language = ? ORDER BY group_name, position`,
    merchant.code,
    language,
  );
  return rows.map((row) => ({
    bannerId: row.id,
    groupName: row.group_name,
    url: `/art/banner/${merchant.code}/${language}/${row.id}.svg`,
    title: row.title,
    summary: row.subtitle,
    linkageType: row.linkage_type,
    linkage: row.linkage,
    vendor: row.vendor,
    // A banner of a game has the game in place of the URL; `LOBBY` means all of the vendor's.
    nodeId: row.linkage_type === 'G' && row.linkage !== 'LOBBY' ? row.linkage : null,
  }));
}

function readAnnouncements(context: RequestContext, type: string): Announcement[] {
  const { db, merchant, language, now } = context;
  const rows = db.all<Omit<Announcement, 'startDateStr'> & { readonly startDate: number }>(
    `SELECT id, title, summary, content, start_date AS startDate FROM announcements
     WHERE merchant = ? AND language = ? AND type = ? AND start_date <= ? ORDER BY start_date DESC, id`,
    merchant.code,
    language,
    type,
    now(),
  );
  return rows.map((row) => ({ ...row, startDateStr: timeIn(row.startDate, timeZoneOf(context)) }));
}

export const winnerBoard: Handlers['winnerBoard'] = (input, { db, merchant }) => {
  const rows = db.all<{ node_id: number; name: string; category: string; vendor: string; customer: string; amount: number }>(
    `SELECT w.node_id, g.name, g.category, g.vendor, w.customer, w.amount FROM winners w JOIN games g ON g.node_id = w.node_id
     WHERE w.merchant = ? AND (? = 'ALL' OR g.category = ?) ORDER BY w.won_at DESC LIMIT ?`,
    merchant.code,
    input.gameCategory,
    input.gameCategory,
    input.limitNum,
  );
  return ok({
    list: rows.map((row) => ({
      vo: {
        gameName: row.name,
        customerName: row.customer,
        winAmount: row.amount,
        iconUrl: gameIcon(row.node_id),
        nodeId: String(row.node_id),
        gameType: row.category,
        vendor: row.vendor,
      },
    })),
  });
};
