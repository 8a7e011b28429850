/** What every host of a merchant's files is asked, and what it has to answer. */
import { ask, type Answer, type Asked, type Origin } from './ask.ts';
import type { HostedFolder } from './hostedFolder.ts';

/** What every file says of itself. */
const COMMON = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
const POLICY = /^default-src 'none'; script-src 'self'; .*frame-src 'self' https:\/\/games\.example;.*trusted-types dompurify$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = /^(no-cache|public, ?max-age=0(, ?must-revalidate)?)$/;

interface Wanted {
  readonly status: number;
  readonly text?: RegExp;
  readonly headers?: Readonly<Record<string, string | RegExp>>;
}

const PAGE = { ...COMMON, 'content-type': /^text\/html/, 'content-security-policy': POLICY, 'cache-control': ASKED_AGAIN };
const page = (path: string, title: RegExp): [Asked, Wanted] => [{ path }, { status: 200, text: title, headers: PAGE }];

const requests = (artefact: string): readonly [Asked, Wanted][] => [
  page('/', /<title>Sinag/),
  page('/rng', /<title>[^<]*Slots · Sinag/),
  page('/home', /<title>Sinag/),
  page('/register', /<title>Sinag/),
  page('/register.html', /<title>Sinag/),
  page('/download', /<title>/),
  page('/LOTT', /<title>Lottery · /),
  page('/lott', /<title>Lottery · /),
  page('/en', /<html lang="en"/),
  page('/en/rng', /<html lang="en"/),
  page('/en/LOTT', /<html lang="en"/),
  [{ path: '/no-such-page' }, { status: 404, text: /noindex/, headers: { 'content-security-policy': POLICY } }],
  [{ path: '/assets/main-1.js' }, { status: 200, text: /export/, headers: { ...COMMON, 'cache-control': IMMUTABLE } }],
  [{ path: '/assets/no-such.js' }, { status: 404, headers: { 'cache-control': /^(?!.*immutable)/ } }],
  [{ path: artefact }, { status: 200, text: /^\{/, headers: { ...COMMON, 'cache-control': IMMUTABLE } }],
  [{ path: '/config/demo/manifest.json' }, { status: 200, text: /^\{/, headers: { 'cache-control': 'no-store' } }],
  [{ path: '/manifest.webmanifest' }, { status: 200, headers: { 'content-type': /^application\/manifest\+json/ } }],
  [
    { path: '/provider/google' },
    { status: 200, headers: { ...COMMON, 'cache-control': 'no-store', 'content-security-policy': /https:\/\/accounts\.google\.com/ } },
  ],
  ...['/_headers', '/_redirects', '/nginx.conf', '/netlify.toml', '/rules.json'].map((path): [Asked, Wanted] => [
    { path },
    { status: 404 },
  ]),
];

const fits = (value: string, asked: string | RegExp): boolean => (typeof asked === 'string' ? value === asked : asked.test(value));

/** What an answer has where something else was wanted, by what it is about. */
function differences({ status, headers, text }: Answer, wanted: Wanted, differs: (header: string) => boolean): readonly string[] {
  const found = [
    ['status', String(status), String(wanted.status)] as const,
    ['text', text, wanted.text ?? /^/] as const,
    ...Object.entries(wanted.headers ?? {})
      .filter(([name]) => !differs(name))
      .map(([name, value]) => [name, String(headers[name]), value] as const),
  ];
  return found.filter(([, value, asked]) => !fits(value, asked)).map(([name, value]) => `${name}: ${value.slice(0, 300)}`);
}

/**
 * Asks a host for all of it.
 * @param differs headers that are not looked at
 * @returns what is wrong, by path
 */
export async function wrongAnswers(host: Origin, folder: HostedFolder, differs: (header: string) => boolean = () => false) {
  const { artefact }: { artefact: string } = JSON.parse(await folder.read('public/config/demo/manifest.json'));
  const wrong: Record<string, readonly string[]> = {};
  for (const [request, wanted] of requests(`/config/demo/artefact.${artefact}.json`)) {
    const found = differences(await ask(host, request), wanted, differs);
    if (found.length > 0) wrong[request.path] = found;
  }
  return wrong;
}
