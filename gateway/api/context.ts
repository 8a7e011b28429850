import type { ActivityRules } from '#site/api/contract/activityRules.ts';
import type { Call, Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import type { FieldRules } from '#site/api/contract/rules.ts';
import type { SystemStatus } from '#site/api/contract/system.ts';
import type { Database } from '../db/database.ts';
import type { Answer } from './answer.ts';
import type { ProviderClient } from './providerClient.ts';
import type { Random } from './random.ts';

/**
 * Third-party services about players. URLs that begin with `/` are the gateway's mocks (`gateway/dev/providers.ts`).
 * `key` and `secret` never leave the gateway.
 */
export interface MerchantProviders {
  readonly geetest?: { readonly id: string; readonly key: string; readonly validateUrl: string };
  readonly firebase?: { readonly projectId: string; readonly issuer: string; readonly jwksUrl: string };
  readonly google?: { readonly clientId: string; readonly issuer: string; readonly jwksUrl: string };
  readonly facebook?: { readonly appId: string; readonly secret: string; readonly tokenUrl: string };
  /** Only passed to pages, which ask for consent first. */
  readonly analytics?: { readonly gtagId: string };
}

/** Player protection rules of a jurisdiction. */
export interface PlayRules {
  /** Players can limit their deposits and losses. */
  readonly limits: boolean;
  /** Default reality check interval in minutes; 0 for never. */
  readonly realityCheckMinutes: number;
  /** Players can switch reality checks off. */
  readonly realityCheckOptional: boolean;
}

/** What the gateway needs of a merchant; built by the caller from the merchant's config. */
export interface MerchantSeed {
  readonly code: string;
  /** Display name of the site. @default the code */
  readonly name?: string;
  /** Platform codes (`EN`, `TY`, …); banners and announcements are seeded in the languages they are available in. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly currency: { readonly symbol: string; readonly exponent: number; readonly code?: string };
  /** IANA name of the time zone that defines the merchant's days. @default 'UTC' */
  readonly timeZone?: string;
  /** Months of history visible to players. @default 3 */
  readonly historyMonths?: number;
  /** Minimum and maximum words of a message to customer service. @default 5 to 300 */
  readonly feedbackWords?: { readonly least: number; readonly most: number };
  /** Responsible gambling rules of the jurisdiction; see `gateway/domain/responsiblePlay/rules.ts`. */
  readonly play?: PlayRules;
  /** Minutes after which an unconfirmed payout counts as received. @default 30 */
  readonly autoReceiptMinutes?: number;
  /** How often real-time salaries are settled, in milliseconds. @default 300000 */
  readonly realTimeSettleMs?: number;
  /** Initial whitelabel flags, by modId. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Initial registration rules. */
  readonly rules: FieldRules;
  /** Vendor codes that this merchant offers, in order. @default all of the catalogue */
  readonly vendors?: readonly string[];
  /** Codes of vendors with separate wallets; games of other vendors use the main wallet. */
  readonly ownWallets?: readonly string[];
  /** Limits of one transfer between members, in minor units. @default from the smallest unit, without maximum */
  readonly memberTransfers?: { readonly least: number; readonly most: number };
  /** Minor units of settled bets per point; 0 for none. @default 10 units of the currency */
  readonly betPerPoint?: number;
  /** Hue of the merchant's accent in OKLCH degrees, for its banners. */
  readonly accentHue?: number;
  /** The site's domains, returned by the permission call. */
  readonly domains?: readonly string[];
  /** Limits of promotion applications. @default the product's limits */
  readonly activity?: ActivityRules;
  /** Third parties of this merchant, each behind a flag. */
  readonly providers?: MerchantProviders;
}

/** A merchant's state at the time of a request. */
export interface Merchant {
  readonly seed: MerchantSeed;
  readonly code: string;
  readonly status: SystemStatus;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly rules: FieldRules;
}

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly uplineId: number | null;
  readonly rankLevel: number;
  readonly rankName: string;
  readonly mobile: string | null;
  /** Id of the avatar. */
  readonly icon: string | null;
  readonly createdAt: number;
}

/** Shared by every part of the gateway. */
export interface Gateway {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly random: Random;
  /** Origin of the host that serves the demo games. */
  readonly gamesOrigin: string;
  readonly providers: ProviderClient;
  /** Cost of hashing a password; see `PASSWORD_COST`. */
  readonly passwordCost: number;
  /** Notifies open pages of the latest message of a merchant's chat room; no notification if absent. */
  readonly tellRoom?: (merchant: string, latest: number) => void;
}

/** Context of a request, besides its input. */
export interface RequestContext extends Gateway {
  readonly merchant: Merchant;
  readonly clientAddress: string;
  /** The browser's own claim; not reliable. */
  readonly userAgent: string;
  /** Origin of the requesting site, as the browser sends it. */
  readonly siteOrigin: string;
  /** Platform language code of the response: one that the merchant has, and has content in. */
  readonly language: string;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, maxAgeSeconds: number) => void;
}

type AccountOf<C extends Call> = C['auth'] extends 'member'
  ? { readonly account: Account }
  : C['auth'] extends 'optional'
    ? { readonly account: Account | undefined }
    : object;

/** A prepared member's write: runs synchronously in one transaction with the record of its idempotency key. */
export type Commit<Value> = () => Answer<Value>;

type Result<C extends Call> = C extends { auth: 'member'; method: 'POST' | 'PUT' | 'DELETE' }
  ? Commit<HandlerOutput<C>>
  : Answer<HandlerOutput<C>>;

export type Handler<C extends Call> = (input: HandlerInput<C>, context: RequestContext & AccountOf<C>) => Result<C> | Promise<Result<C>>;

/** A handler for each row of the table; a missing one is a type error. */
export type Handlers = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };
