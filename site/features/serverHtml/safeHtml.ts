import type { Config } from 'dompurify';

import { gate } from '#site/lib/urlGate.ts';
import { purifier } from './purifier.ts';

/** Allowed hosts of links and pictures. */
export interface HtmlHosts {
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** No scripts, styles, forms, frames or media. */
const FORBIDDEN_TAGS =
  'style form input button textarea select option optgroup datalist fieldset legend label meter output progress iframe svg math audio ' +
  'video source track picture map area dialog marquee template slot';
/** Nothing that takes focus or loads resources, and no names that could clobber DOM properties. */
const FORBIDDEN_ATTRIBUTES =
  'style id name class for role is slot part tabindex accesskey autofocus contenteditable popover popovertarget ' +
  'popovertargetaction srcset sizes background poster ping usemap longdesc cite';

/** Allowed content of server HTML: text, structure, links and pictures. */
const POLICY: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: FORBIDDEN_TAGS.split(' '),
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES.split(' '),
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope', 'dir', 'lang', 'start', 'width', 'height'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
};

/** Elements without readable content, and tags that affect the document. */
const SILENT = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const OF_DOCUMENT = /^<(?:base|meta|link)\b/i;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const REFUSED_ATTRIBUTE = /(?<=[\s/"'])(?:on\w+|style)(?=\s*=)/gi;

/**
 * Strips what would violate the page's CSP during parsing: sanitizing parses first, under the page's policy, and editors inline styles
 * everywhere. Not a security measure; anything missed is only reported.
 */
function quiet(html: string): string {
  return html
    .replaceAll(SILENT, '')
    .replaceAll(TAG, (tag) => (OF_DOCUMENT.test(tag) ? '' : tag.replaceAll(REFUSED_ATTRIBUTE, 'data-refused')));
}

/** URLs without a host to check. */
const TO_A_PERSON = /^(?:mailto|tel):/i;

/** Hosts of the current call: DOMPurify's hooks are global, and sanitizing is synchronous. */
let hosts: HtmlHosts = { links: [], images: [] };

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    const href = node.getAttribute('href') ?? '';
    const destination = gate(href, hosts.links);
    if (destination === undefined && !TO_A_PERSON.test(href)) node.removeAttribute('href');
    if (destination?.kind === 'external') {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    }
  }
  if (node.tagName === 'IMG') {
    if (gate(node.getAttribute('src') ?? '', hosts.images) === undefined) node.removeAttribute('src');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
});

/**
 * Sanitizes server HTML for `innerHTML` under Trusted Types: external links open in a new window without opener, only for hosts that the
 * merchant lists; pictures load lazily.
 */
export function safeHtml(html: string, allowed: HtmlHosts): TrustedHTML {
  hosts = allowed;
  // With `RETURN_TRUSTED_TYPE`, the result is a TrustedHTML in browsers that support it.
  return purifier.sanitize(quiet(html), POLICY) as unknown as TrustedHTML;
}
