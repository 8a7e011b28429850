import type { ComponentPropsWithRef } from 'react';

import type { FormField } from '#site/assembler/sdk/view.ts';

type Native = Pick<ComponentPropsWithRef<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>;

interface Control {
  /** The kit's field component. */
  readonly kind: 'text' | 'password' | 'mobile' | 'code' | 'captcha';
  readonly native?: Native;
  /** Help text below the label. */
  readonly hint?: string;
  /** Help text if the field is optional. */
  readonly optional?: string;
}

const verbatim: Native = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' };

/** Input attributes of each field, which control keyboards and password managers. */
export const controls: Readonly<Record<FormField, Control>> = {
  username: { kind: 'text', native: { ...verbatim, autoComplete: 'username' } },
  password: { kind: 'password', native: { autoComplete: 'new-password' } },
  confirmPassword: { kind: 'password', native: { autoComplete: 'new-password' } },
  payeeName: { kind: 'text', native: { autoComplete: 'name', spellCheck: false }, hint: 'hint_payeeName' },
  paymentPassword: { kind: 'password', native: { autoComplete: 'off' }, hint: 'hint_paymentPassword' },
  qqNum: { kind: 'text', native: { ...verbatim, inputMode: 'numeric' } },
  line: { kind: 'text', native: verbatim },
  whatsapp: { kind: 'text', native: { type: 'tel', autoComplete: 'tel' } },
  facebook: { kind: 'text', native: verbatim },
  wechat: { kind: 'text', native: verbatim },
  idNumber: { kind: 'text', native: verbatim },
  email: { kind: 'text', native: { ...verbatim, type: 'email', autoComplete: 'email' } },
  mobileNum: { kind: 'mobile' },
  affiliateCode: { kind: 'text', native: verbatim, optional: 'hint_optionalCode' },
  recommenderId: { kind: 'text', native: verbatim, optional: 'hint_optionalCode' },
  captcha: { kind: 'captcha' },
  verificationCode: { kind: 'code' },
  referralCode: { kind: 'text', native: verbatim, optional: 'hint_optionalCode' },
};
