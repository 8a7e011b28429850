import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';

/** DOMPurify over the page's document; on a server over jsdom's, the one that DOMPurify vouches for. Not in the browser's build. */
export const purifier: Purifier = import.meta.env.SSR ? DOMPurify(new (await import('jsdom')).JSDOM('').window) : DOMPurify;
