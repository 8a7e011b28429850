import type { ActivityRules } from '#site/api/contract/activityRules.ts';
import type { Call, Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import type { FieldRules } from '#site/api/contract/rules.ts';
import type { SystemStatus } from '#site/api/contract/system.ts';
import type { Database } from '../db/database.ts';
import type { Answer } from './answer.ts';
import type { ProviderClient } from './providerClient.ts';
import type { Random } from './random.ts';

/**
 * Whom the gateway asks about players. Addresses that begin with `/` are its own stand-ins (`gateway/dev/providers.ts`).
 * `key` and `secret` never leave the gateway.
 */
export interface MerchantProviders {
  readonly geetest?: { readonly id: string; readonly key: string; readonly validateUrl: string };
  readonly firebase?: { readonly projectId: string; readonly issuer: string; readonly jwksUrl: string };
  readonly google?: { readonly clientId: string; readonly issuer: string; readonly jwksUrl: string };
  readonly facebook?: { readonly appId: string; readonly secret: string; readonly tokenUrl: string };
  /** Only named to pages, which ask their visitors first. */
  readonly analytics?: { readonly gtagId: string };
}

/** Protection of players, as a jurisdiction has it. */
export interface PlayRules {
  /** Players may limit their deposits and losses. */
  readonly limits: boolean;
  /** After how long a session is interrupted, for players who have not chosen; 0 for never. */
  readonly realityCheckMinutes: number;
  /** Players may switch that off. */
  readonly realityCheckOptional: boolean;
}

/** What the gateway must be told of a merchant; the caller builds it from the merchant's config. */
export interface MerchantSeed {
  readonly code: string;
  /** What players know the site by; the code when absent. */
  readonly name?: string;
  /** Platform codes (`EN`, `TY`, …); banners and announcements are seeded in those of them that they were written in. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly currency: { readonly symbol: string; readonly exponent: number; readonly code?: string };
  /** IANA name of the zone by whose clock the merchant's days begin. @default 'UTC' */
  readonly timeZone?: string;
  /** How many months of their history players can look at. @default 3 */
  readonly historyMonths?: number;
  /** Fewest and most words of a message to customer service. @default 5 to 300 */
  readonly feedbackWords?: { readonly least: number; readonly most: number };
  /** What the jurisdiction asks of play; see `gateway/domain/responsiblePlay/rules.ts`. */
  readonly play?: PlayRules;
  /** After how many minutes a payout counts as received unless the player says otherwise. @default 30 */
  readonly autoReceiptMinutes?: number;
  /** How often real-time salaries are settled, in milliseconds. @default 300000 */
  readonly realTimeSettleMs?: number;
  /** First state of the whitelabel flags, by modId. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** First state of the registration rules. */
  readonly rules: FieldRules;
  /** Vendor codes that this merchant offers, in order; all of the catalogue's when absent. */
  readonly vendors?: readonly string[];
  /** Codes of vendors whose games are played from a wallet of the vendor's own; every other plays from the main wallet. */
  readonly ownWallets?: readonly string[];
  /** Bounds of one transfer between members, in minor units. @default from the smallest coin, without end */
  readonly memberTransfers?: { readonly least: number; readonly most: number };
  /** Minor units of settled bets that bring one point; 0 for none. @default 10 units of the currency */
  readonly betPerPoint?: number;
  /** Hue of the merchant's accent in OKLCH degrees, for its banners. */
  readonly accentHue?: number;
  /** Where players reach the site: what the permission call says of domains. */
  readonly domains?: readonly string[];
  /** What applications for promotions may hold; the product's own limits when absent. */
  readonly activity?: ActivityRules;
  /** Third parties that this merchant uses, each behind a flag. */
  readonly providers?: MerchantProviders;
}

/** A merchant at the moment of a request. */
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

/** What every part of the gateway shares. */
export interface Gateway {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly random: Random;
  /** Origin of the host that serves the demo games. */
  readonly gamesOrigin: string;
  readonly providers: ProviderClient;
  /** What hashing a password costs; see `PASSWORD_COST`. */
  readonly passwordCost: number;
  /** Tells open pages which message of a merchant's chat room is the latest; nobody when absent. */
  readonly tellRoom?: (merchant: string, latest: number) => void;
}

/** What a handler knows of the request besides its input. */
export interface RequestContext extends Gateway {
  readonly merchant: Merchant;
  readonly clientAddress: string;
  /** How the browser names itself; nothing to rely on. */
  readonly userAgent: string;
  /** Origin of the site that asks, as its player's browser knows it. */
  readonly siteOrigin: string;
  /** The platform code of the language that answers are in: one that the merchant has, and has content in. */
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

/** A member's write, ready to be done: run without awaits in one transaction with the record of its key. */
export type Commit<Value> = () => Answer<Value>;

type Result<C extends Call> = C extends { auth: 'member'; method: 'POST' | 'PUT' | 'DELETE' }
  ? Commit<HandlerOutput<C>>
  : Answer<HandlerOutput<C>>;

export type Handler<C extends Call> = (input: HandlerInput<C>, context: RequestContext & AccountOf<C>) => Result<C> | Promise<Result<C>>;

/** A handler for each row of the table; a row without one does not compile. */
export type Handlers = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };
