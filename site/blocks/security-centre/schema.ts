import * as v from 'valibot';

/** Security level of the account, and a section for each setting. */
export const props = v.strictObject({
  counts: v.optional(v.array(v.picklist(['password', 'paymentPassword', 'email', 'mobile', 'authenticator'])), [
    'password',
    'paymentPassword',
    'email',
    'mobile',
    'authenticator',
  ]),
});

export type Props = v.InferOutput<typeof props>;
