import { Secret, TOTP } from 'otpauth';

import { SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { securityOf } from '../security.ts';
import { agreeTo, type FaultForm, type FaultForms, type Filled, type Visit } from './form.ts';

const sectionOf = (name: string) => `/?centre=securityCenter&modal.section=${name}`;

/** The button that has a code sent; that none was sent is told in a dialog, which is closed. */
function codeButton({ page, texts }: Visit, name: string): Filled {
  const form = securityOf(page, texts).form(name);
  return {
    submit: form.getByRole('button', { name: texts('kit', 'send_code'), exact: true }),
    done: form.getByRole('button', { name: /\(\d+ s\)/ }),
    tells: page.getByRole('alertdialog', { name: texts('auth', 'sms_failed') }),
    dismiss: agreeTo(page, texts('auth', 'ok')),
  };
}

/** A contact of the account with the code that was sent to it. */
async function typeContact(visit: Visit, name: 'mobile' | 'email', label: string, value: string, recipient: string): Promise<Filled> {
  const { t, form, field, submit } = securityOf(visit.page, visit.texts);
  await field(name, t(label)).fill(value);
  const { submit: send, done } = codeButton(visit, name);
  await send.click();
  await done.waitFor();
  await field(name, visit.texts('auth', 'field_verificationCode')).fill(await visit.panel.lastCode(recipient));
  const proof = securityOf(visit.page, visit.texts).secret(name, t('proof_password'));
  if (await proof.isVisible()) await proof.fill(SEED_PASSWORD);
  else await form(name).waitFor();
  return { submit: submit(name), done: visit.page.getByText(t(`${name}_done`)) };
}

/** Has a code sent for the field that this leads to. */
const code = (as: string, name: 'mobile' | 'email', label: string, value: string): FaultForm => ({
  at: sectionOf(name),
  as,
  async fillIn(visit) {
    const { t, field } = securityOf(visit.page, visit.texts);
    await field(name, t(label)).fill(value);
    return codeButton(visit, name);
  },
});

/** Turns the second factor on. */
async function turnOn({ page, texts }: Visit): Promise<Filled & { readonly app: TOTP }> {
  const { t, form, field, submit } = securityOf(page, texts);
  const key = await form('authenticator').locator('code').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await field('authenticator', texts('auth', 'factor_google_field')).fill(app.generate({ timestamp: Date.now() - 30_000 }));
  return {
    submit: submit('authenticator', 'turn_on'),
    done: form('authenticator').getByRole('list', { name: t('recovery_title') }),
    app,
  };
}

/** Turns it on, and opens what can be done with it then. */
async function withSecondFactor(visit: Visit): Promise<TOTP> {
  const { t, form, row } = securityOf(visit.page, visit.texts);
  const { submit, app } = await turnOn(visit);
  await submit.click();
  await form('authenticator')
    .getByRole('button', { name: t('recovery_kept') })
    .click();
  await row('authenticator').getByRole('button').click();
  return app;
}

export const SECURITY: FaultForms = {
  changeNickname: {
    at: sectionOf('nickname'),
    as: 'team211',
    async fillIn({ page, texts }) {
      const { t, field, submit } = securityOf(page, texts);
      await field('nickname', t('nickname')).fill('Bituin');
      return { submit: submit('nickname'), done: page.getByRole('heading', { name: 'Bituin' }) };
    },
  },
  chooseIcon: {
    at: sectionOf('avatar'),
    as: 'team190',
    async fillIn({ page, texts }) {
      const { t, form } = securityOf(page, texts);
      await form('avatar')
        .getByRole('radio', { name: t('avatar_number', '3') })
        .check();
      return { submit: form('avatar').getByRole('button', { name: t('avatar_submit') }), done: page.getByText(t('avatar_done')) };
    },
  },
  changePassword: {
    at: sectionOf('password'),
    as: 'team191',
    async fillIn({ page, texts }) {
      const { form, secret } = securityOf(page, texts);
      for (const [name, value] of Object.entries({ old: SEED_PASSWORD, new: 'Moonlight2027', confirm: 'Moonlight2027' }))
        await secret('password', texts('auth', `field_${name}Password`)).fill(value);
      return {
        submit: form('password').getByRole('button', { name: texts('auth', 'change_submit') }),
        done: page.getByText(texts('auth', 'password_changed')),
      };
    },
  },
  setPaymentPassword: {
    at: sectionOf('paymentPassword'),
    as: 'fresh',
    async fillIn({ page, texts }) {
      const { t, secret, submit } = securityOf(page, texts);
      const name = 'payment_password';
      await secret(name, t('payment_new')).fill('135791');
      await secret(name, texts('auth', 'field_confirmPassword')).fill('135791');
      await secret(name, t('proof_password')).fill(SEED_PASSWORD);
      return { submit: submit(name), done: page.getByText(t('payment_done')) };
    },
  },
  changePaymentPassword: {
    at: sectionOf('paymentPassword'),
    as: 'team192',
    async fillIn({ page, texts }) {
      const { t, secret, submit } = securityOf(page, texts);
      const name = 'payment_password';
      await secret(name, t('payment_old')).fill(SEED_PAYMENT_PASSWORD);
      await secret(name, t('payment_new')).fill('135791');
      await secret(name, texts('auth', 'field_confirmPassword')).fill('135791');
      return { submit: submit(name), done: page.getByText(t('payment_changed')) };
    },
  },
  mobileCode: code('team193', 'mobile', 'profile_mobile', '0917 555 0193'),
  emailCode: code('team194', 'email', 'email_new', 'bituin@example.org'),
  bindMobile: {
    at: sectionOf('mobile'),
    as: 'team195',
    fillIn: (visit) => typeContact(visit, 'mobile', 'profile_mobile', '0917 555 0195', '639175550195'),
  },
  bindEmail: {
    at: sectionOf('email'),
    as: 'team196',
    fillIn: (visit) => typeContact(visit, 'email', 'email_new', 'team196@example.org', 'team196@example.org'),
  },
  ownerCode: {
    at: sectionOf('paymentPassword'),
    as: 'team197',
    async fillIn(visit) {
      const { t, form } = securityOf(visit.page, visit.texts);
      await form('payment_password')
        .getByRole('button', { name: t('payment_forgotten') })
        .click();
      return codeButton(visit, 'payment_password');
    },
  },
  signOutOthers: {
    at: sectionOf('logins'),
    as: 'demo',
    shows: true,
    // Another device.
    prepare: async ({ page, site }) => {
      await site.enter('demo');
      await page.goto('/');
      await page.evaluate(() => sessionStorage.clear());
    },
    async fillIn({ page, texts }) {
      const { t, form } = securityOf(page, texts);
      return {
        submit: form('logins').getByRole('button', { name: t('end_others') }),
        confirm: agreeTo(page, t('end_others')),
        done: page.getByText(t('others_ended')),
      };
    },
  },
  turnOnAuthenticator: { at: sectionOf('authenticator'), as: 'team198', fillIn: turnOn },
  renewRecoveryCodes: {
    at: sectionOf('authenticator'),
    as: 'team199',
    async fillIn(visit) {
      const { t, form, secret, submit } = securityOf(visit.page, visit.texts);
      await withSecondFactor(visit);
      await form('authenticator')
        .getByRole('button', { name: t('recovery_new') })
        .click();
      await secret('authenticator', t('proof_password')).fill(SEED_PASSWORD);
      return {
        submit: submit('authenticator', 'recovery_new'),
        done: form('authenticator').getByRole('list', { name: t('recovery_title') }),
      };
    },
  },
  turnOffAuthenticator: {
    at: sectionOf('authenticator'),
    as: 'team200',
    async fillIn(visit) {
      const { t, field, secret, submit } = securityOf(visit.page, visit.texts);
      const app = await withSecondFactor(visit);
      await field('authenticator', visit.texts('auth', 'factor_google_field')).fill(app.generate({ timestamp: Date.now() + 30_000 }));
      await secret('authenticator', t('proof_password')).fill(SEED_PASSWORD);
      return { submit: submit('authenticator', 'turn_off'), done: visit.page.getByText(t('authenticator_off_done')) };
    },
  },
};
