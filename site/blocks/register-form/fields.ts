import type { FormField, ShownField } from '#site/assembler/sdk/view.ts';
import type { TextRule } from '#site/session/rules.ts';

/** The tabs of the registration form [REG-1]. */
export const MOBILE_TAB = 'registerMobile';

/** A field with the data for rendering and validation. */
export interface FormEntry {
  /** Address in config: the field's identity while rules and order change. */
  readonly address: string;
  readonly name: FormField;
  readonly group: string;
  readonly width: 'half' | 'full';
  readonly rule: TextRule;
}

/** Required wherever they are shown, regardless of the rules [REG-4]. */
const ALWAYS_REQUIRED: ReadonlySet<FormField> = new Set(['username', 'password', 'confirmPassword', 'paymentPassword', 'verificationCode']);

/** Shown even if a rule disables them, since the form cannot work without them. */
const ESSENTIAL: ReadonlySet<FormField> = new Set(['username', 'password', 'mobileNum']);

/**
 * The fields of a tab under the current rules. A rule can disable its field; the mobile number is required on its tab and wherever a code
 * is sent to it.
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

/** The fields by group, groups in the order of their first field. */
export function byGroup(entries: readonly FormEntry[]): ReadonlyMap<string, readonly FormEntry[]> {
  const groups = new Map<string, FormEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.group);
    if (group === undefined) groups.set(entry.group, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** Fallback if the provider's behavior check is unavailable. */
const STAND_IN_CAPTCHA: FormEntry = { address: 'check#captcha', name: 'captcha', group: 'check', width: 'full', rule: { required: true } };

/** The same fields plus a required captcha. */
export function withCaptcha(entries: readonly FormEntry[]): readonly FormEntry[] {
  const others = entries.filter(({ name }) => name !== 'captcha');
  const own = entries.find(({ name }) => name === 'captcha') ?? STAND_IN_CAPTCHA;
  return [...others, { ...own, rule: { ...own.rule, required: true } }];
}
