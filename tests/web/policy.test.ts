import { describe, expect, it } from 'vitest';

import { sitePolicy } from '#gateway/web/policy.ts';
import { ask, testServer, workplace } from './support.ts';

const directives = (policy: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );

describe('what a page may do', () => {
  it('[SEC-1] is stated strictly: own files, the platform’s hosts for pictures and games, Trusted Types', async () => {
    const server = await testServer({}, await workplace(['demo', 'aurora']));
    const { headers } = await ask(`${server.url}/?merchant=aurora`);
    expect(directives(headers['content-security-policy'])).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      // One attribute, which Radix Tabs writes in rendered pages: `animation-duration:0s`.
      'style-src-attr': "'unsafe-hashes' 'sha256-PhrR5O1xWiklTp5YfH8xWeig83Y/rhbrdb5whLn1pSg='",
      'img-src': "'self' data: blob: https://images.example",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': 'https://games.example',
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify',
      'report-uri': '/csp-report',
    });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['permissions-policy']).toContain('fullscreen=(self "https://games.example")');
  });

  it('[SEC-1] needs no exception: the page has no inline script, style or handler', async () => {
    const server = await testServer();
    const { text } = await ask(server.url);
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(1);
    for (const attributes of scripts) expect(attributes).toMatch(/ src="|type="application\/(?:ld\+)?json"/);
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it('[SEC-1] is relaxed for hot reload in development, and only there', () => {
    const sources = { frames: [], images: [], reportPath: undefined };
    expect(sitePolicy({ ...sources, dev: true })).toContain("'unsafe-inline'");
    expect(sitePolicy({ ...sources, dev: false })).not.toMatch(/unsafe-(?:inline|eval)/);
  });

  it('[GAM-8] [SEC-1] lets the page ask which game hosts answer, where there is a choice', () => {
    const sources = { images: [], reportPath: undefined, dev: false };
    const connect = (...frames: readonly string[]) => directives(sitePolicy({ ...sources, frames }))['connect-src'];
    expect(connect('https://a.example', 'https://b.example')).toBe("'self' https://a.example https://b.example");
    expect(connect('https://a.example')).toBe("'self'");
  });

  it('[SEC-1] lets an answer that is no page do nothing at all', async () => {
    const server = await testServer();
    for (const path of ['/healthz', '/config/demo/manifest.json', '/assets/main-1.js', '/assets/gone.js']) {
      const { headers } = await ask(server.url + path);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('[SEC-1] collects what browsers report, a line each, for this machine only', async () => {
    const server = await testServer();
    const report = { 'violated-directive': 'img-src', 'blocked-uri': 'https://a.example', 'document-uri': 'http://site/\n::forged' };
    for (const body of [JSON.stringify({ 'csp-report': report }), 'no report', '[null]', '{"csp-report":{}}']) {
      expect((await ask(`${server.url}/csp-report`, {}, 'POST', body)).status).toBe(204);
    }
    expect((await ask(`${server.url}/csp-report`, {}, 'POST', 'x'.repeat(70_000))).status).toBe(413);
    const { text } = await ask(`${server.url}/dev/csp-reports`);
    expect(JSON.parse(text)).toEqual([{ directive: 'img-src', blocked: 'https://a.example', page: 'http://site/ ::forged', source: '' }]);
    expect((await ask(`${server.url}/dev/csp-reports`, { Host: 'rebound.example' })).status).toBe(404);
    const production = await testServer({ production: true });
    expect((await ask(`${production.url}/dev/csp-reports`)).status).toBe(404);
  });

  it('[SEC-1] [API-6] takes so many reports a minute from one address, tells of no more, and still takes another’s', async () => {
    const server = await testServer({ trustProxy: true, clock: () => 0 });
    const report = JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src' } });
    const from = async (address: string) => (await ask(`${server.url}/csp-report`, { 'X-Forwarded-For': address }, 'POST', report)).status;
    for (let index = 0; index < 60; index += 1) expect(await from('198.51.100.1')).toBe(204);
    expect(await from('198.51.100.1')).toBe(429);
    expect(server.violations).toHaveLength(60);
    expect(await from('198.51.100.2')).toBe(204);
  });
});
