import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { GeetestResult } from '#site/api/contract/verification.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import type { MerchantProviders, RequestContext } from './context.ts';
import { checkCaptcha } from './verification.ts';

/** A form's proof that a person sent it. */
export interface HumanProof {
  readonly captcha?: string | undefined;
  readonly geetestValidateV4?: GeetestResult | undefined;
}

const verdict = v.object({ result: v.picklist(['success', 'fail']) });

/**
 * Whether a person sent the form. With behavior verification on, GeeTest's result or, if it is unavailable, a right
 * captcha; without it, a captcha only if `needsCaptcha`.
 */
export async function proveHuman(context: RequestContext, proof: HumanProof, needsCaptcha: boolean): Promise<Answer<null>> {
  if (context.merchant.flags['GEETEST3'] !== true) return needsCaptcha ? checkCaptcha(context, proof.captcha) : ok(null);
  const geetest = context.merchant.seed.providers?.geetest;
  const result = proof.geetestValidateV4;
  if (geetest !== undefined && result === undefined && !proof.captcha) return refuse(ERROR_CODE.verificationRequired, { captcha: true });
  if (geetest !== undefined && result !== undefined) {
    const said = result.captcha_id === geetest.id ? await askGeetest(context, geetest, result) : 'fail';
    if (said === 'success') return ok(null);
    if (said === 'fail') return refuse(ERROR_CODE.verificationFailed);
  }
  // GeeTest is unavailable: fall back to the captcha.
  return checkCaptcha(context, proof.captcha);
}

/** GeeTest's server-side validation of a result; `undefined` if it does not respond. */
async function askGeetest(
  { providers }: RequestContext,
  { id, key, validateUrl }: NonNullable<MerchantProviders['geetest']>,
  { lot_number, captcha_output, pass_token, gen_time }: GeetestResult,
): Promise<'success' | 'fail' | undefined> {
  const sign_token = createHmac('sha256', key).update(lot_number).digest('hex');
  const body = new URLSearchParams({ lot_number, captcha_output, pass_token, gen_time, sign_token });
  const answer = await providers.ask(`${validateUrl}?${new URLSearchParams({ captcha_id: id })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  });
  const checked = v.safeParse(verdict, answer);
  return checked.success ? checked.output.result : undefined;
}
