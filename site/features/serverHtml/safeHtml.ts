import DOMPurify, { type Config } from 'dompurify';

import { gate } from '#site/lib/urlGate.ts';

/** Which hosts outside the site links may open, and which pictures may come from. */
export interface HtmlHosts {
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** Nothing that runs, styles, asks, frames or plays. */
const FORBIDDEN_TAGS =
  'style form input button textarea select option optgroup datalist fieldset legend label meter output progress iframe svg math audio ' +
  'video source track picture map area dialog marquee template slot';
/** Nothing that takes the focus, fetches aside, or is a name by which a script of the page could mistake it for its own. */
const FORBIDDEN_ATTRIBUTES =
  'style id name class for role is slot part tabindex accesskey autofocus contenteditable popover popovertarget ' +
  'popovertargetaction srcset sizes background poster ping usemap longdesc cite';

/** What may stay of server HTML: text, its structure, links and pictures. */
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

/** What holds no words for readers, and tags that speak to the document. */
const SILENT = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const OF_DOCUMENT = /^<(?:base|meta|link)\b/i;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const REFUSED_ATTRIBUTE = /(?<=[\s/"'])(?:on\w+|style)(?=\s*=)/gi;

/**
 * Takes out what a parser would already hold against the page's content policy: cleaning parses first, under the page's own
 * policy, and editors style everything. Makes nothing safe; what it misses is only reported.
 */
function quiet(html: string): string {
  return html
    .replaceAll(SILENT, '')
    .replaceAll(TAG, (tag) => (OF_DOCUMENT.test(tag) ? '' : tag.replaceAll(REFUSED_ATTRIBUTE, 'data-refused')));
}

/** Addresses that hold no host to check. */
const TO_A_PERSON = /^(?:mailto|tel):/i;

/** Whose HTML is being cleaned: hooks are DOMPurify's, not the call's, and cleaning is never interrupted. */
let hosts: HtmlHosts = { links: [], images: [] };

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
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
 * Server HTML as safe markup, ready for `innerHTML` under Trusted Types: links leave in a new window without a way back, and
 * only for hosts that the merchant lists; pictures wait until they are seen.
 */
export function safeHtml(html: string, allowed: HtmlHosts): TrustedHTML {
  hosts = allowed;
  // With `RETURN_TRUSTED_TYPE` it is one wherever the browser knows the type.
  return DOMPurify.sanitize(quiet(html), POLICY) as unknown as TrustedHTML;
}
