import type { Connect } from './adapter.ts';
import { loadScript } from './script.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** `gtag(command, …)` (developers.google.com/tag-platform/gtagjs/reference). */
type Tag = (...parameters: readonly unknown[]) => void;

/** Counts visits with Google's tag. It learns which page is looked at, by path and title, and nothing of the player. */
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
  // This document is not the page that is looked at, and nobody is to be followed from site to site.
  tag('config', tagId, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
  await loadScript(`${script}?id=${encodeURIComponent(tagId)}`);
  return tag;
}
