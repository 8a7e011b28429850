import { FURTHER, expect, test } from './support/test.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

/** What is typed and pasted into forms, by mistake or on purpose. */
const HOSTILE: Readonly<Record<string, string>> = {
  blanks: '   ',
  'an over-long text': 'a'.repeat(5000),
  emoji: '👩‍👩‍👧‍👦🎰'.repeat(8),
  'marks of direction': '\u202E1!\u202C\u200F',
  HTML: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  SQL: "'; DROP TABLE accounts; --",
  'null bytes': 'ma\u0000ria\u0000',
  'a template': '{{constructor.constructor("alert(1)")()}} ${7*7}',
  'a pattern’s nightmare': `${'a'.repeat(254)}!`,
};

const rule = { enabled: true, required: true, minLength: 4, maxLength: 20, acceptedPattern: '^(a+)+$', patternId: 0 };

test(
  '[REG-2] [REG-3] [ERR-4] whatever is typed into the registration is explained beside its field, the first has the focus, nothing is lost',
  FURTHER,
  async ({ page, site, panel, texts }) => {
    const asked = REGISTRATION_FIELDS.filter((name) => name !== 'captcha');
    await panel.registration(Object.fromEntries(asked.map((name) => [name, rule])));
    await page.goto('/');
    const form = await site.openRegister();
    const fields = form.locator('input:not([type=checkbox])');
    await expect(site.field(form, 'payeeName')).toBeVisible();
    const values = () => fields.evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
    for (const [kind, text] of Object.entries(HOSTILE)) {
      await test.step(kind, async () => {
        for (const field of await fields.all()) await field.fill(text);
        const held = await values();
        await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
        await expect(fields.first()).toBeFocused();
        await expect(fields.first()).toHaveAttribute('aria-invalid', 'true');
        await expect(fields.first()).toHaveAccessibleDescription(/\S/);
        expect(await values()).toEqual(held);
        // The confirmation is right where it is the same.
        await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBeGreaterThanOrEqual(asked.length - 1);
      });
    }
  },
);

test(
  '[LOG-3] [ERR-4] whatever is typed at the login is refused in words, and the name stays',
  FURTHER,
  async ({ page, site, texts, problems }) => {
    // Over-long values are refused before they are sent; the rest is a wrong password.
    problems.allow(/Failed to load resource/);
    await page.goto('/');
    const form = await site.openLogin();
    for (const [kind, text] of Object.entries(HOSTILE)) {
      await test.step(kind, async () => {
        await site.field(form, 'username').fill(text);
        const held = await site.field(form, 'username').inputValue();
        await site.fillLogin(form, text, text);
        const said = form
          .getByRole('alert')
          .filter({ hasText: /\S/ })
          .or(form.getByText(texts('auth', 'problem_required')));
        await expect(said.first()).toBeVisible();
        await expect(site.field(form, 'username')).toHaveValue(held);
      });
    }
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  },
);

test('[REG-9] [REG-4] a number pasted as it was copied finds its country and its digits', FURTHER, async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const form = await site.openRegister();
  await form.getByRole('tab').nth(1).click();
  await site.field(form, 'mobileNum').focus();
  await page.evaluate(() => navigator.clipboard.writeText('\u202A+84 (90) 123-45.67\u202C'));
  await page.keyboard.press('Control+V');
  await expect(site.field(form, 'mobileNum')).toHaveValue('901234567');
  await expect(form.getByRole('button', { name: /\+84/ })).toBeVisible();
});
