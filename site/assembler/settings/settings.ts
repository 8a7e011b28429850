/** Files that hold values instead of items: site.json, flags.json and merchant.json. */
import * as v from 'valibot';
import { label, milliseconds, modalId, pagePath } from '#site/assembler/sdk/props.ts';
import { FEATURES, LANGUAGES } from '#site/assembler/runtime/vocabulary.ts';
import { envelope } from './envelope.ts';
import { providers } from './providers.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const word = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(40));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const isoDate = v.pipe(v.string(), v.isoTimestamp());
/** The host is spelled out: the address ends up in the pages' content policy, where a `;` would begin another directive. */
const reportAddress = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s\\]*)?|\/(?!\/)[^\s\\]*)$/),
  v.description('a path of this site or an https address, such as "/faults"'),
);
const httpsOrPath = v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))[^\s\\]*$/));
const pngAddress = v.pipe(httpsOrPath, v.regex(/\.png$/i));
const httpsOrPage = v.pipe(httpsOrPath, v.metadata({ ref: 'page', description: 'the path of a page, or an https address' }));

/** How many digits an id at another service has. */
const digits = v.strictObject({ leastDigits: whole, mostDigits: whole });

/** Constants of the product (spec sections 1, 2 and 9) that the client needs. */
export const site = v.strictObject({
  ...envelope,
  platform: v.strictObject({
    /** What calls name as the kind of device that sends them. */
    name: word,
    device: word,
    clientType: whole,
    announcementPlatform: word,
    gamePlatforms: v.array(word),
    favouritePlatforms: v.array(word),
    /** What lists of games are asked for with besides: the channel that the player comes by, and whether the platform's own count. */
    channel: word,
    isPlatform: v.boolean(),
    /** Games with fewer lines are left out of lists. */
    minLineNum: whole,
    gatewayVersion: whole,
    registerMethod: word,
  }),
  lottery: v.strictObject({
    type: word,
    area: word,
    launchMode: word,
    prizeModes: v.array(word),
    openedNumbers: whole,
    inAppVendors: v.array(word),
  }),
  announcements: v.pipe(
    v.strictObject({ types: v.array(word), asked: v.array(word), execution: word }),
    v.check(({ types, asked }) => asked.every((type) => types.includes(type)), 'Every type that is asked for is one of the types'),
  ),
  vendors: v.strictObject({ esports: v.array(word), cockfight: v.array(word) }),
  /**
   * `page` holds a running game; lotteries of the in-app vendors open on `lotteryPage`; `vendorPages` names vendors whose
   * games run on another page. The modals list a vendor's sub-games and a game's rooms.
   */
  games: v.strictObject({
    page: pagePath,
    lotteryPage: pagePath,
    vendorPages: v.record(word, pagePath),
    subGamesModal: modalId,
    roomsModal: modalId,
    popular: whole,
    winnerCategory: word,
    bingoLanguage: v.picklist(LANGUAGES),
  }),
  accounts: v.strictObject({
    /** The password that new accounts have on a platform whose login does not say whether the one that was used is it. */
    defaultPassword: v.pipe(v.string(), v.minLength(1)),
    /** A rank above this gets VIP customer service. */
    vipAboveRank: whole,
    rememberMs: whole,
    features: v.array(v.picklist(FEATURES)),
  }),
  verification: v.strictObject({
    defaultMinutes: whole,
    firebaseSeconds: whole,
    sendThrottleMs: milliseconds,
    captchaRefreshMs: milliseconds,
    codeMaxLength: whole,
    phoneRetryMs: milliseconds,
    /** How long a third-party provider may take to load. */
    providerTimeoutMs: milliseconds,
  }),
  assets: v.strictObject({
    loadTimeoutMs: milliseconds,
    imageCache: whole,
    imagePreload: v.number(),
    imageThreshold: v.number(),
  }),
  scroll: v.strictObject({
    throttleMs: whole,
    distance: whole,
  }),
  pagination: v.strictObject({ range: whole, margin: whole }),
  modal: v.strictObject({ width: whole, height: whole }),
  dialog: v.strictObject({ width: whole, blurDelayMs: whole }),
  select: v.strictObject({ blurDelayMs: whole }),
  chat: v.strictObject({ headerColour: colour, windowWidth: whole, windowHeight: whole }),
  uploads: v.strictObject({ formats: v.array(word), maxBytes: whole, maxFiles: whole }),
  activity: v.strictObject({ commentMaxLength: whole, contacts: v.strictObject({ zalo: digits, whatsapp: digits }) }),
  feedback: v.strictObject({ words: v.strictObject({ least: whole, most: whole }) }),
  agents: v.strictObject({ contractPeriods: v.array(word), realTimeSettleMs: milliseconds }),
  withdrawal: v.strictObject({
    /** After how many minutes a payout counts as received unless the player says otherwise. */
    autoReceiptMinutes: whole,
  }),
  records: v.strictObject({ datePresetDays: v.array(whole) }),
  formats: v.strictObject({ date: v.string() }),
  claims: v.strictObject({
    encryptionBits: whole,
    serviceHours: v.string(),
    zaloBonus: v.string(),
    slotMinBet: v.string(),
    slotLines: whole,
    slotGames: whole,
  }),
  /** When on, every page but the entry pages needs a login. */
  loggedInToHome: v.boolean(),
  loginPage: pagePath,
  /** Paths that stay open to all when every other needs a login. */
  openPages: v.array(pagePath),
  /** Pages that take the place of every other while the site is closed. */
  closedPages: v.strictObject({ maintenance: pagePath, region: pagePath }),
});

/** A white-label flag: the merchant's own value, used until the gateway's tree arrives. */
const flag = v.strictObject({
  on: v.boolean(),
  note: v.pipe(v.string(), v.maxLength(200)),
  /** A flag is on only when its parent is on too. */
  parent: v.exactOptional(word),
});

export const flags = v.strictObject({ ...envelope, flags: v.record(word, flag) });

const host = v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/));
const languages = v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1));

export const merchant = v.strictObject({
  ...envelope,
  name: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(60),
    v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u),
    v.description('a name of 1 to 60 characters, none of them invisible'),
  ),
  /** Serves every host that no merchant names; exactly one merchant says so. */
  default: v.exactOptional(v.literal(true)),
  domains: v.pipe(v.array(host), v.minLength(1)),
  languages,
  defaultLanguage: v.picklist(LANGUAGES),
  defaultTheme: v.picklist(['light', 'dark']),
  currency: v.strictObject({
    symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(4)),
    /** Decimal places of the minor unit: 2 for centavos, 0 where there is none. */
    exponent: v.picklist([0, 2, 3]),
  }),
  /** By whose clock the merchant's days begin: in records, reports and their presets. UTC where nothing is said. */
  timeZone: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[A-Za-z_]+(\/[\w+-]+)*$/), v.description('IANA name of a time zone, such as "Asia/Manila"')),
  ),
  /** Whose mobile numbers forms expect at first; where nothing is said, those of the visitor's country. */
  country: v.exactOptional(
    v.strictObject({
      countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.description('Code of the country, such as "PH"')),
      countryDialingCode: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/), v.description('Dialing code, such as "+63"')),
    }),
  ),
  jurisdiction: v.strictObject({
    minimumAge: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(25)),
    guestPlay: v.boolean(),
    limits: v.boolean(),
    /** After how long a session is interrupted, for players who have not chosen; 0 for never. */
    realityCheckMinutes: whole,
    /** Whether players may switch that off; they may not where nothing is said. */
    realityCheckOptional: v.exactOptional(v.boolean()),
    historyMonths: whole,
    /** Whether measuring how pages feel takes the visitor's consent; it does where nothing is said. */
    measuresNeedConsent: v.exactOptional(v.boolean()),
    since: v.exactOptional(isoDate),
  }),
  wallets: v.exactOptional(
    v.strictObject({
      vendors: v.pipe(v.array(word), v.maxLength(40), v.description('vendors whose games are played from a wallet of their own')),
      transfers: v.strictObject({
        least: v.pipe(v.number(), v.integer(), v.minValue(1)),
        most: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(1),
          v.description('bounds of one transfer between members, in whole units of the currency'),
        ),
      }),
    }),
  ),
  points: v.exactOptional(
    v.strictObject({
      betPerPoint: v.pipe(
        whole,
        v.description('how much of settled bets brings one point, in whole units of the currency; 0 for no points'),
      ),
    }),
  ),
  head: v.strictObject({
    title: label,
    description: label,
    favicon: httpsOrPath,
    themeColour: v.strictObject({ light: colour, dark: colour }),
    image: v.pipe(httpsOrPath, v.description('what a shared link shows: a PNG or JPEG of 1200 × 630')),
    /** What the picture shows, for those who do not see it. */
    imageAlt: v.exactOptional(label),
    icons: v.exactOptional(
      v.strictObject({
        small: v.pipe(pngAddress, v.description('a PNG of 192 × 192')),
        large: v.pipe(pngAddress, v.description('a PNG of 512 × 512')),
        maskable: v.pipe(pngAddress, v.description('a PNG of 512 × 512 without corners, its mark within the middle four fifths')),
        touch: v.pipe(pngAddress, v.description('a PNG of 180 × 180 without transparency, for home screens of iPhones')),
      }),
    ),
  }),
  legal: v.strictObject({ operator: label, copyright: label, terms: httpsOrPage, privacy: httpsOrPage }),
  links: v.exactOptional(
    v.strictObject({
      hosts: v.pipe(
        v.array(host),
        v.maxLength(40),
        v.description('hosts that links of customer service, banners and notices may open, beside the merchant’s own domains'),
      ),
    }),
  ),
  /** Third parties; their scripts run in `/provider/<name>`. */
  providers: v.exactOptional(providers),
  reports: v.exactOptional(
    v.strictObject({
      faultsTo: v.exactOptional(
        v.pipe(reportAddress, v.description('faults of running pages are posted here, as JSON without personal data')),
      ),
      measuresTo: v.exactOptional(
        v.pipe(reportAddress, v.description('how pages felt is posted here when they are left, as JSON without personal data')),
      ),
    }),
  ),
});

export type Site = Omit<v.InferOutput<typeof site>, keyof typeof envelope>;
export type Flag = v.InferOutput<typeof flag>;
export type Merchant = Omit<v.InferOutput<typeof merchant>, keyof typeof envelope> & { readonly code: string };
