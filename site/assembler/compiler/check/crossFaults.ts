/** Faults across merchants: a host claimed twice, and not exactly one default. */
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import type { MergedFile } from '#site/assembler/compiler/merge.ts';
import { placed, type Finding } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Fault } from '#site/assembler/runtime/types.ts';

/** What a merchant claims of what one merchant at most may have. */
export type Claims = Pick<Artefact['merchant'], 'domains' | 'default'>;

/** What of a release says what its merchant claims. */
export interface Claiming {
  readonly artefact: { readonly merchant: Claims };
}

/** A merchant's release, with its merchant.json where that can be read: a fault is placed there. */
export interface Claimant<Release extends Claiming = Claiming> {
  readonly release: Release;
  readonly file: MergedFile | undefined;
}

/** Something that one merchant at most may have: a host, or being the default. */
interface Claim {
  readonly key: string;
  readonly pointer: string;
  readonly part: 'key' | 'value';
  readonly found: string;
  readonly expected: (owner: string) => string;
}

/** Codes of merchants by what they have. */
export type Owners = ReadonlyMap<string, string>;

function claimsOf({ domains, default: isDefault }: Claims): Claim[] {
  const hosts = domains.map((host, index): Claim => ({
    key: `host ${host}`,
    pointer: `/domains/${index}`,
    part: 'value',
    found: `"${host}"`,
    expected: (owner) => `a host that ${owner} does not have`,
  }));
  if (isDefault !== true) return hosts;
  return [
    ...hosts,
    { key: DEFAULT, pointer: '/default', part: 'key', found: 'a second default', expected: (owner) => `one; ${owner} is it` },
  ];
}

const DEFAULT = 'default';

/** Whether two releases of a merchant claim the same hosts, and both or neither to be the default. */
export function claimAlike(one: Claiming, other: Claiming): boolean {
  const [keys, others] = [one, other].map(({ artefact }) => new Set(claimsOf(artefact.merchant).map(({ key }) => key)));
  return keys?.size === others?.size && [...(keys ?? [])].every((key) => others?.has(key));
}

/** What a merchant claims although another has it, or twice. */
export function claimFaults(code: string, { release, file }: Claimant, owners: Owners): Fault[] {
  const own = new Set<string>();
  return claimsOf(release.artefact.merchant).flatMap(({ key, expected, ...claim }) => {
    const owner = own.has(key) ? code : owners.get(key);
    const isFree = owner === undefined || (owner === code && !own.has(key));
    own.add(key);
    return isFree ? [] : [located(code, file, { ...claim, code: 'duplicate-domain', expected: expected(owner) })];
  });
}

/** Without the file, the fault still names it. */
function located(code: string, file: MergedFile | undefined, finding: Finding): Fault {
  const fault = file && placed(file, finding);
  if (fault && fault.file !== '') return fault;
  const { part: _, hint: __, ...rest } = finding;
  return { severity: 'error', ...rest, file: `merchants/${code}/merchant.json`, line: 1, column: 1 };
}

/**
 * The owner of each claim. A merchant keeps what it owned in `before` and still claims; other claims go to the first claimant.
 * @param before releases without conflicts
 */
export function ownersOf(claimants: ReadonlyMap<string, Claimant>, before: ReadonlyMap<string, Claimant> = new Map()): Owners {
  const owners = new Map<string, string>();
  const claims = [...claimants].map(([code, { release }]) => [code, claimsOf(release.artefact.merchant).map(({ key }) => key)] as const);
  for (const [code, keys] of claims) {
    const merchant = before.get(code)?.release.artefact.merchant;
    const had = new Set(merchant && claimsOf(merchant).map(({ key }) => key));
    for (const key of keys) if (had.has(key)) owners.set(key, code);
  }
  for (const [code, keys] of claims) for (const key of keys) if (!owners.has(key)) owners.set(key, code);
  return owners;
}

/** Faults across merchants. Claims of merchants with faults of their own are unknown and do not count. */
export function crossFaults(
  compiled: ReadonlyMap<string, { readonly release: Claiming | undefined; readonly files: MergedLayer }>,
): Fault[] {
  const claimants = new Map(
    [...compiled].flatMap(([code, { release, files }]) =>
      release ? [[code, { release, file: files.get('merchant.json') }] as const] : [],
    ),
  );
  const owners = ownersOf(claimants);
  const found = [...claimants].flatMap(([code, claimant]) => claimFaults(code, claimant, owners));
  const [first] = claimants;
  return owners.has(DEFAULT) || first === undefined || claimants.size < compiled.size ? found : [...found, noDefault(...first)];
}

/** That no merchant is the default. */
export function noDefault(code: string, { file }: Claimant): Fault {
  const expected = 'one merchant with "default": true, shown at hosts that no merchant has';
  return located(code, file, { code: 'no-default', severity: 'warning', pointer: '', part: 'value', found: 'no default', expected });
}

export interface Settled<Release extends Claiming> {
  /** What is served of each merchant: its new release, or the one before where there is one. */
  readonly served: ReadonlyMap<string, Claimant<Release>>;
  /** Of merchants whose new release is not served. */
  readonly faults: ReadonlyMap<string, readonly Fault[]>;
}

/**
 * Serves new releases, but for those that claim what another merchant has: such a merchant stays at its release before.
 * @param before releases without conflicts
 */
export function settle<Release extends Claiming>(
  before: ReadonlyMap<string, Claimant<Release>>,
  next: ReadonlyMap<string, Claimant<Release>>,
): Settled<Release> {
  const served = new Map(next);
  const faults = new Map<string, readonly Fault[]>();
  for (;;) {
    const owners = ownersOf(served, before);
    const refused = firstRefused(served, before, owners);
    if (refused === undefined) return { served, faults };
    const [code, reasons] = refused;
    faults.set(code, reasons);
    const last = before.get(code);
    if (last) served.set(code, last);
    else served.delete(code);
  }
}

/** One at a time: what the next ones claim may be free once this one is back at its release before. */
function firstRefused(served: ReadonlyMap<string, Claimant>, before: ReadonlyMap<string, Claimant>, owners: Owners) {
  for (const [code, claimant] of served) {
    const reasons = claimant === before.get(code) ? [] : claimFaults(code, claimant, owners);
    if (reasons.length > 0) return [code, reasons] as const;
  }
  return undefined;
}
