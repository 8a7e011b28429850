/**
 * Objects shared by several calls become components. Found by shape, since amounts make each call create its own
 * schema.
 */
import { isJson, schemaRef, type Json } from './json.ts';

/** Names of shared objects, each by one of its locations: `[]` is an item of a list, `{}` a value of a record. */
const NAMES: Readonly<Record<string, string>> = {
  'login.response': 'Session',
  'login.request.geetestValidateV4': 'GeetestResult',
  'registrationRules.response{}': 'FieldRule',
  'registerMember.request': 'Registration',
  'changePassword.request': 'PasswordChange',
  'announcements.response.player[]': 'Announcement',
  'loginHistory.response.list[]': 'LoginEvent',
  'gameList.response.games[]': 'Game',
  'vnGameMenu.response{}.gameMenus[]': 'LotteryGame',
  'openedNumbers.response.list[]': 'OpenedDraw',
  'transferLine.response.upline': 'LineMember',
  'depositOrder.response': 'DepositOrder',
  'depositOrder.response.instructions': 'PaymentInstructions',
  'withdrawalOrder.response': 'WithdrawalOrder',
  'withdrawalOrder.response.asked': 'AskedPayment',
  'withdrawalOrder.response.payments[]': 'WithdrawalPayment',
  'withdrawalOrder.response.claim': 'PaymentClaim',
  'bankCards.response.list[]': 'BankCard',
  'chatMessages.response.list[]': 'ChatMessage',
  'downlineLinks.response.list[]': 'DownlineLink',
  'bettingRecords.response.list[]': 'BetRecord',
  'bettingRecords.response.list[].lottery': 'LotteryBet',
  'bettingRecords.response.totals': 'BetTotals',
  'accountRecords.response': 'MovementPage',
  'accountRecords.response.list[]': 'Movement',
  'accountRecords.response.totals': 'MovementTotals',
  'playLimits.response.limits[]': 'PlayLimit',
  'playLimits.response.limits[].pending': 'PendingPlayLimit',
  'playSession.response.session': 'PlayPosition',
  'contractList.response.list[].tiers[]': 'ContractTier',
  'contractList.response.list[].ends[]': 'ContractEnd',
  'processDividend.request': 'ContractAction',
  'ownRates.response.rates': 'RateSet',
  'teamOverview.response.figures': 'TeamFigures',
};

/** Smaller objects are clearer inline. */
const FEWEST_PROPERTIES = 3;

export interface Shared {
  readonly components: Json;
  /** The same with references instead of shared objects. */
  refer(part: unknown): unknown;
}

/** Finds shared objects of these schemas, keyed by location. */
export function sharedObjects(schemas: ReadonlyMap<string, Json>): Shared {
  const places = new Map<string, string[]>();
  for (const [root, schema] of schemas)
    for (const [place, object] of objectsIn(schema, root)) {
      const key = JSON.stringify(object);
      places.set(key, [...(places.get(key) ?? []), place]);
    }
  const names = new Map<string, string>();
  const nameless: string[] = [];
  for (const [key, found] of places) {
    if (found.length === 1) continue;
    const name = found.flatMap((place) => NAMES[place] ?? [])[0];
    if (name === undefined) nameless.push(found.join(' = '));
    else names.set(key, name);
  }
  const unshared = Object.keys(NAMES).filter((place) => ![...places.values()].some((found) => found.length > 1 && found.includes(place)));
  if (nameless.length + unshared.length > 0)
    throw new Error(`In scripts/calls/shared.ts, name: ${nameless.join('; ')}. Remove: ${unshared.join(', ')}`);
  const refer = (part: unknown): unknown => {
    const name = names.get(JSON.stringify(part));
    return name === undefined ? referWithin(part) : schemaRef(name);
  };
  const referWithin = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(refer);
    return isJson(part) ? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, refer(value)])) : part;
  };
  return { refer, components: Object.fromEntries([...names].map(([key, name]) => [name, referWithin(JSON.parse(key))])) };
}

function* objectsIn(schema: unknown, place: string): Generator<readonly [place: string, object: Json]> {
  if (!isJson(schema)) return;
  const { properties, items, additionalProperties, anyOf, oneOf } = schema;
  const fields = isJson(properties) ? Object.entries(properties) : [];
  if (fields.length >= FEWEST_PROPERTIES) yield [place, schema];
  for (const [name, field] of fields) yield* objectsIn(field, `${place}.${name}`);
  yield* objectsIn(items, `${place}[]`);
  yield* objectsIn(additionalProperties, `${place}{}`);
  for (const either of [anyOf, oneOf]) if (Array.isArray(either)) for (const part of either) yield* objectsIn(part, place);
}
