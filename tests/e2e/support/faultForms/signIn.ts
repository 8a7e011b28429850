import type { Locator } from '@playwright/test';

import { ROAMING, SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { agreeTo, type FaultForm, type FaultForms, type Filled, type Visit } from './form.ts';

const MOBILE = '9170000001';
const NEW_PASSWORD = 'Moonlight2027';

/** No captcha: each picture is good for one attempt, and these cases make several. */
const noCaptcha = ({ panel }: Visit) =>
  panel.registration({ captcha: { enabled: false, required: false, minLength: 0, maxLength: 8, acceptedPattern: '*', patternId: 0 } });

/** The button of a form that has a code sent; that none was sent is told in a dialog, which is closed. */
const codeButton = ({ page, texts }: Visit, form: Locator): Filled => ({
  submit: form.getByRole('button', { name: texts('kit', 'send_code'), exact: true }),
  done: form.getByRole('button', { name: /\(\d+ s\)/ }),
  tells: page.getByRole('alertdialog', { name: texts('auth', 'sms_failed') }),
  dismiss: agreeTo(page, texts('auth', 'ok')),
});

/** Has a code sent, and types it. */
async function typeCode(visit: Visit, form: Locator, recipient: string): Promise<void> {
  const { submit, done } = codeButton(visit, form);
  await submit.click();
  await done.waitFor();
  await visit.site.field(form, 'verificationCode').fill(await visit.panel.lastCode(recipient));
}

const login: FaultForm = {
  at: '/?modal=loginPopupModal',
  async fillIn({ site, texts }) {
    const form = site.dialog('login');
    await site.field(form, 'username').fill('demo');
    await site.field(form, 'password').fill(SEED_PASSWORD);
    return { submit: form.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }), done: site.accountMenu };
  },
};

/** The registration by username, filled in. */
async function typeAccount({ site, texts }: Visit): Promise<Filled> {
  const form = site.dialog('register');
  const values = { username: 'lina2027', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  await site.field(form, 'username').waitFor();
  for (const [name, value] of Object.entries(values)) await site.field(form, name).fill(value);
  await form.getByRole('checkbox').check();
  return { submit: form.getByRole('button', { name: texts('auth', 'register_submit') }), done: site.accountMenu };
}

/** The registration by mobile. */
async function mobileForm({ site }: Visit): Promise<Locator> {
  const form = site.dialog('register');
  await form.getByRole('tab').last().click();
  await site.field(form, 'mobileNum').fill('9175550177');
  return form;
}

/** A login from elsewhere, up to the answer that this way asks for. */
async function prove({ site, texts }: Visit, factor: 'sms' | 'bankAccountName'): Promise<Locator> {
  const dialog = site.dialog('login');
  await site.fillLogin(dialog, 'roaming', SEED_PASSWORD);
  await dialog.getByRole('radio', { name: texts('auth', `factor_${factor}`) }).check();
  await dialog.getByRole('button', { name: texts('auth', 'factor_next') }).click();
  return dialog;
}

/** The forgotten password of who has a mobile. */
async function forgotten({ page, site, texts }: Visit): Promise<Locator> {
  const form = page.getByRole('dialog', { name: texts('config', 'modal.forgot_password'), exact: true });
  await form.getByRole('tab', { name: texts('auth', 'forgot_by_mobile') }).click();
  await site.field(form, 'mobileNum').fill(MOBILE);
  await site.field(form, 'newPassword').fill(NEW_PASSWORD);
  return form;
}

export const SIGN_IN: FaultForms = {
  login,
  // Every secret is sealed with it before it is sent.
  sessionKey: login,
  freeplay: {
    at: '/?modal=loginPopupModal',
    async fillIn({ site, texts }) {
      return { submit: site.dialog('login').getByRole('button', { name: texts('auth', 'login_guest') }), done: site.accountMenu };
    },
  },
  smsLoginCode: {
    at: '/?modal=loginPopupModal',
    async fillIn(visit) {
      const form = visit.site.dialog('login');
      await form.getByRole('tab', { name: visit.texts('auth', 'login_by_sms') }).click();
      await visit.site.field(form, 'mobileNum').fill(MOBILE);
      return codeButton(visit, form);
    },
  },
  factorCode: { at: '/?modal=loginPopupModal', fillIn: async (visit) => codeButton(visit, await prove(visit, 'sms')) },
  verifyLogin: {
    at: '/?modal=loginPopupModal',
    async fillIn(visit) {
      const dialog = await prove(visit, 'bankAccountName');
      await dialog.getByRole('textbox', { name: visit.texts('auth', 'factor_bankAccountName_field') }).fill(ROAMING.bankAccountName);
      return {
        submit: dialog.getByRole('button', { name: visit.texts('auth', 'factor_submit'), exact: true }),
        done: visit.site.accountMenu,
        spent: dialog.getByText(visit.texts('auth', 'error_challenge_expired')),
      };
    },
  },
  smsRegisterCode: {
    at: '/?modal=registerModal',
    prepare: noCaptcha,
    fillIn: async (visit) => codeButton(visit, await mobileForm(visit)),
  },
  registerMember: { at: '/?modal=registerModal', prepare: noCaptcha, fillIn: typeAccount },
  registerMobile: {
    at: '/?modal=registerModal',
    prepare: noCaptcha,
    async fillIn(visit) {
      const form = await mobileForm(visit);
      await typeCode(visit, form, '9175550177');
      for (const name of ['password', 'confirmPassword']) {
        if (await visit.site.field(form, name).isVisible()) await visit.site.field(form, name).fill(NEW_PASSWORD);
      }
      await form.getByRole('checkbox').check();
      return { submit: form.getByRole('button', { name: visit.texts('auth', 'register_submit') }), done: visit.site.accountMenu };
    },
  },
  // Looked up when the form opens, and once more before it is sent.
  checkAffiliate: { at: '/?modal=registerModal&affiliateCode=SINAG88', prepare: noCaptcha, fillIn: typeAccount },
  passwordByEmail: {
    at: '/?modal=forgetPassModal',
    async fillIn({ page, site, texts }) {
      const form = page.getByRole('dialog', { name: texts('config', 'modal.forgot_password'), exact: true });
      await site.field(form, 'username').fill('demo');
      await site.field(form, 'email').fill('demo@example.com');
      return {
        submit: form.getByRole('button', { name: texts('auth', 'forgot_email_submit'), exact: true }),
        done: page.getByRole('alertdialog').getByText(texts('auth', 'in_been_out')),
      };
    },
  },
  passwordByPhone: {
    at: '/?modal=forgetPassModal',
    async fillIn(visit) {
      const form = await forgotten(visit);
      await typeCode(visit, form, MOBILE);
      return {
        submit: form.getByRole('button', { name: visit.texts('auth', 'forgot_mobile_submit'), exact: true }),
        done: visit.site.accountMenu,
      };
    },
  },
};
