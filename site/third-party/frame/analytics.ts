import type { Connect } from './adapter.ts';
import { loadScript } from './script.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** `gtag(command, …)` (developers.google.com/tag-platform/gtagjs/reference). */
type Tag = (...parameters: readonly unknown[]) => void;

/** Sends page views to Google's tag: path and title only, nothing about the player. */
export const connect: Connect<'analytics'> = async ({ script = SCRIPT }) => {
  const tags = new Map<string, Promise<Tag>>();
  return async (request) => {
    if (request.kind !== 'pageView') return null;
    const { tagId, path, title } = request;
    const tag = tags.get(tagId) ?? start(script, tagId);
    tags.set(tagId, tag);
    (await tag)('event', 'page_view', { page_location: location.origin + path, page_path: path, page_title: title });
    return null;
  };
};

async function start(script: string, tagId: string): Promise<Tag> {
  const queue: unknown[] = [];
  Object.assign(window, { dataLayer: queue });
  const tag: Tag = function () {
    // oxlint-disable-next-line prefer-rest-params -- the tag takes an `arguments` object as a command, and ignores arrays
    queue.push(arguments);
  };
  tag('js', new Date());
  // No automatic page view, since this document is not the visited page, and no cross-site tracking.
  tag('config', tagId, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
  await loadScript(`${script}?id=${encodeURIComponent(tagId)}`);
  return tag;
}
