import type { FormField, ShownField } from '#site/assembler/runtime/view.ts';
import type { TextRule } from '#site/session/rules.ts';

/** The tabs of the registration form (spec, section 2). */
export const MOBILE_TAB = 'registerMobile';

/** A field as the form draws and checks it. */
export interface FormEntry {
  /** Its address in config: the field's identity while rules and order change around it. */
  readonly address: string;
  readonly name: FormField;
  readonly group: string;
  readonly width: 'half' | 'full';
  readonly rule: TextRule;
}

/** Asked for whatever the rules say, wherever they are shown (spec, section 5). */
const ALWAYS_REQUIRED: ReadonlySet<FormField> = new Set(['username', 'password', 'confirmPassword', 'paymentPassword', 'verificationCode']);

/** Shown even where a rule has them off, since the form cannot work without them. */
const ESSENTIAL: ReadonlySet<FormField> = new Set(['username', 'password', 'mobileNum']);

/**
 * The fields of a tab under the rules of this moment. A rule switches its field off; the mobile number is required on
 * its own tab and wherever a code is sent to it.
 */
export function formEntries(fields: readonly ShownField[], tab: string, codeMaxLength: number): readonly FormEntry[] {
  const shown = fields.filter(({ item, rule }) => ESSENTIAL.has(item.field) || rule === undefined || rule.enabled);
  const needsMobile = tab === MOBILE_TAB || shown.some(({ item }) => item.field === 'verificationCode');
  const entries = new Map<FormField, FormEntry>();
  for (const { address, item, rule } of shown) {
    const name = item.field;
    const required = ALWAYS_REQUIRED.has(name) || (name === 'mobileNum' && needsMobile) || rule?.required === true;
    if (!entries.has(name)) {
      entries.set(name, { address, name, group: item.group, width: item.width, rule: { maxLength: codeMaxLength, ...rule, required } });
    }
  }
  return [...entries.values()];
}

/** The fields by their group, groups in the order of their first field. */
export function byGroup(entries: readonly FormEntry[]): ReadonlyMap<string, readonly FormEntry[]> {
  const groups = new Map<string, FormEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.group);
    if (group === undefined) groups.set(entry.group, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** In the place of a behaviour check that cannot be had. */
const STAND_IN_CAPTCHA: FormEntry = { address: 'check#captcha', name: 'captcha', group: 'check', width: 'full', rule: { required: true } };

/** The same fields and a captcha, which is required. */
export function withCaptcha(entries: readonly FormEntry[]): readonly FormEntry[] {
  const others = entries.filter(({ name }) => name !== 'captcha');
  const own = entries.find(({ name }) => name === 'captcha') ?? STAND_IN_CAPTCHA;
  return [...others, { ...own, rule: { ...own.rule, required: true } }];
}
