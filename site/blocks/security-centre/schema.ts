import * as v from 'valibot';

/** The account and how it is protected: a standing, and a section for each thing. */
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
