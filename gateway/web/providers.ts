import { Hono } from 'hono';

import { offeredProvider, PROVIDERS, type ProviderName, type ProviderSettings } from '#site/assembler/sdk/providers.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, Manifest } from '#site/assembler/runtime/types.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { configPaths } from './head.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';
import { NO_STORE, type AppParts, type Env } from './parts.ts';
import type { PlatformFlags } from './platform.ts';
import { providerHeaders, REPORT_PATH, type ProviderSources } from './policy.ts';
import { NO_HOSTS, PROVIDER_HOSTS } from './providerHosts.ts';

/** Prefix of the providers' documents. */
const PROVIDER_PREFIX = '/provider';

/** Where a document is served: with which flags, and under which host name. */
interface Place {
  readonly artefact: Artefact;
  /** The platform's; `undefined` until it responds: then the merchant's own apply. */
  readonly flags: PlatformFlags | undefined;
  /** Absent if mocks are not served: in production, and on static hosts. */
  readonly hostname?: string | undefined;
}

/** A provider's document: its name, policy and settings. */
export interface ProviderDocument {
  readonly name: ProviderName;
  readonly path: string;
  readonly settings: ProviderSettings;
}

/** The providers that a merchant offers: configured, with the flag on. Others have no document. */
export function offeredProviders({ artefact, flags, hostname }: Place): readonly ProviderDocument[] {
  const facts = composeFacts(artefact, flags === undefined ? {} : { flags }, 0);
  return PROVIDERS.flatMap((name) => {
    const settings = offeredProvider(name, artefact.merchant.providers, facts.flags, hostname);
    return settings === undefined ? [] : [{ name, path: `${PROVIDER_PREFIX}/${name}`, settings }];
  });
}

/** Headers of a provider's document: its policy names only that provider's hosts. */
export function documentHeaders(
  { name, settings }: ProviderDocument,
  serving: Pick<ProviderSources, 'reportPath' | 'dev'>,
): Record<string, string> {
  const script = 'script' in settings ? settings.script : undefined;
  // A mock is same-origin, and so are all its requests.
  const isStandIn = 'emulator' in settings || script?.startsWith('/');
  const hosts = isStandIn ? NO_HOSTS : PROVIDER_HOSTS[name];
  const scripts = script?.startsWith('https://') ? [...hosts.scripts, new URL(script).origin] : hosts.scripts;
  return providerHeaders({ ...hosts, scripts, ...serving });
}

interface DocumentParts {
  /** The built `provider/index.html`. */
  readonly template: string;
  readonly artefact: Artefact;
  readonly manifest: Pick<Manifest, 'artefact' | 'skin'>;
}

const MARKER = /<!-- head:[^>]*-->/;

/** Renders a provider's document for one merchant, in its colors. It contains public ids only. */
export function renderDocument({ name, settings }: ProviderDocument, { template, artefact, manifest }: DocumentParts): string {
  const { merchant, site } = artefact;
  const locale = localeOf(merchant.defaultLanguage);
  const boot = { name, settings: { ...settings, timeoutMs: site.verification.providerTimeoutMs } };
  const head = [
    `<title>${escapeHtml(merchant.name)}</title>`,
    tag('meta', { name: 'robots', content: 'noindex' }),
    '<script src="/head.js"></script>',
  ];
  const last = [
    tag('link', { rel: 'stylesheet', href: configPaths(merchant.code, manifest).skin }),
    `<script type="application/json" id="provider">${scriptJson(boot)}</script>`,
  ];
  return template
    .replace(/<html[^>]*>/, () => tag('html', { lang: locale.tag, dir: locale.dir, 'data-default-theme': merchant.defaultTheme }))
    .replace(MARKER, () => head.join('\n    '))
    .replace('</head>', () => `  ${last.join('\n    ')}\n  </head>`);
}

/** `/provider/<name>` for each provider that the merchant offers; all other paths below `/provider` are 404. */
export function providerRoutes({ merchants, platform, options, manifestOf, site }: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  app.get(`${PROVIDER_PREFIX}/:name`, async (c) => {
    const code = c.var.merchant ?? '';
    const artefact = merchants.get(code)?.artefact;
    const manifest = await manifestOf(code);
    const { providerTemplate: template } = await site(c.req.path);
    if (artefact === undefined || manifest === undefined || template === undefined) return c.notFound();
    const hostname = options.production ? undefined : new URL(c.var.sender.origin).hostname;
    const offered = offeredProviders({ artefact, flags: platform.flags(code), hostname });
    const found = offered.find(({ name }) => name === c.req.param('name'));
    if (found === undefined) return c.notFound();
    const headers = documentHeaders(found, { reportPath: REPORT_PATH, dev: options.dev });
    return c.html(renderDocument(found, { template, artefact, manifest }), 200, { ...NO_STORE, ...headers });
  });
  app.get(`${PROVIDER_PREFIX}/*`, (c) => c.notFound());
  return app;
}
