/**
 * The Content Security Policy of each prerendered page, in `out/_headers` (Netlify, Cloudflare). Next writes inline
 * scripts with the page's data, which are allowed by their hashes: a nonce would need a server for each page.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(html) {
  const hashes = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, text]) => hashOf(text)));
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "require-trusted-types-for 'script'",
    // Of public/trusted-types.js; the kit needs none, and next/script a policy named nextjs.
    'trusted-types default',
  ].join('; ');
}

const pages = readdirSync('out', { recursive: true }).filter((file) => file.endsWith('.html'));
const rules = pages.map((file) => {
  const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  return `${path}\n  Content-Security-Policy: ${policyOf(readFileSync(`out/${file}`, 'utf8'))}\n`;
});
writeFileSync('out/_headers', rules.join(''));
