import { loseAnswer, rewardsOf } from './support/rewards.ts';
import { FURTHER, expect, test } from './support/test.ts';

const MINUTE_MS = 60_000;
/** The smallest PNG that a browser draws. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

// Each test has a member of its own, and leaves its mark on it.
test.beforeEach(({ panel, problems }) => {
  panel.seedAfterwards();
  problems.allow(/Failed to load resource/);
});

test(
  '[MEM-10] [MEM-14] rewards stand in tabs with counts; one is claimed once, and the badge falls',
  FURTHER,
  async ({ page, site, texts, panel }) => {
    await site.enter('team156');
    await page.goto('/');
    await panel.fault('availablePromotions', 'status-500', 1);
    await page.goto('/?centre=rewardCenter');
    const rewards = rewardsOf(page, texts);
    await rewards.centre.getByRole('button', { name: texts('lobby', 'retry') }).click();
    await expect(rewards.tab('open')).toHaveAttribute('aria-selected', 'true');
    await expect(rewards.tab('open')).toHaveAccessibleName(/10/);
    await expect(rewards.centre.getByRole('article')).toHaveCount(10);
    await expect(rewards.badge('in_reward_center')).toHaveAccessibleName(/10/);

    const gift = rewards.card('A small gift to start the season');
    const claim = gift.getByRole('button', { name: new RegExp(`^${rewards.verb('claim')}`) });
    await expect(gift).toContainText('₱50.00');
    // What can be done is said once, by the button.
    await expect(gift.getByText(rewards.status('claim'), { exact: true })).toHaveCount(0);
    await expect(gift.getByText(rewards.verb('claim'), { exact: true })).toHaveCount(1);
    // A fault before the deed: nothing happened, and it is said.
    await panel.fault('actOnPromotion', 'status-500', 1);
    await claim.click();
    await expect(gift.getByRole('alert')).toHaveText(texts('payment', 'money_unsure'));
    await loseAnswer(panel, 'actOnPromotion');
    await claim.click();
    await expect(rewards.toast(rewards.t('paid', '₱50.00'))).toBeVisible();
    await expect(rewards.centre.getByRole('article')).toHaveCount(9);
    await expect(rewards.badge('in_reward_center')).toHaveAccessibleName(/9/);

    await rewards.tab('received').click();
    await expect(rewards.card('A small gift to start the season')).toContainText(rewards.status('claimed'));
    await expect(rewards.centre.getByRole('article')).toHaveCount(1);
    await rewards.tab('soon').click();
    await expect(rewards.card('Night of lanterns')).toContainText(rewards.status('comingSoon'));
    await rewards.tab('over').click();
    await expect(rewards.card('Reef cup')).toContainText(rewards.status('close'));
    await rewards.tab('open').click();
    await rewards
      .card('Matchday draw')
      .getByRole('button', { name: new RegExp(`^${rewards.verb('join')}`) })
      .click();
    await rewards.tab('underway').click();
    await expect(rewards.card('Matchday draw')).toContainText(rewards.status('joined'));
    // What is shown stands in the address.
    await page.reload();
    await expect(rewards.tab('underway')).toHaveAttribute('aria-selected', 'true');
    await expect(rewards.card('Matchday draw')).toBeVisible();

    // From the page of promotions, an application leads to the same place.
    await page.goto('/promoDetail?id=zalo');
    await page
      .getByRole('main')
      .getByRole('button', { name: `${rewards.verb('apply')}: Zalo bonus`, exact: true })
      .click();
    await expect(rewards.centre.getByRole('heading', { name: 'Zalo bonus' })).toBeFocused();
    await expect(page).toHaveURL(/modal\.reward=zalo/);
  },
);

test(
  '[MEM-10] an application survives every fault, is looked at, rejected, and sent again',
  FURTHER,
  async ({ page, site, texts, panel }) => {
    await site.enter('team157');
    await page.goto('/?centre=rewardCenter&modal.reward=app');
    const rewards = rewardsOf(page, texts);
    const comment = rewards.form.getByRole('textbox', { name: new RegExp(`^${rewards.t('comment')}`) });
    const send = rewards.form.getByRole('button', { name: rewards.t('send') });
    await send.click();
    await expect(comment).toBeFocused();
    await expect(comment).toHaveAccessibleDescription(new RegExp(rewards.t('comment_missing')));
    // No more than 140 characters, and how many of them are used.
    await comment.fill('');
    await comment.pressSequentially('x'.repeat(3));
    await expect(rewards.form.getByText(texts('kit', 'character_count').replace('{n}', '3').replace('{total}', '140'))).toBeVisible();
    await expect(comment).toHaveAttribute('maxlength', '140');
    await comment.fill('Installed it, and it runs well.');
    const images = rewards.form.locator('input[type=file]');
    await images.setInputFiles([file('one.png'), file('two.png')]);
    await expect(rewards.form.getByText('two.png', { exact: true })).toBeVisible();

    for (const kind of ['status-500', 'malformed'] as const) {
      await panel.fault('actOnPromotion', kind, 1);
      await send.click();
      await expect(rewards.form.getByRole('alert')).toHaveText(texts('payment', 'money_unsure'));
      await expect(comment).toHaveValue('Installed it, and it runs well.');
      await expect(rewards.form.getByText('two.png', { exact: true })).toBeVisible();
    }
    await loseAnswer(panel, 'actOnPromotion');
    await send.click();
    await expect(rewards.now.getByRole('listitem').filter({ hasText: rewards.t('step_sent') })).toHaveAttribute('aria-current', 'step');
    await expect(rewards.form).toHaveCount(0);
    const sent = rewards.centre.getByRole('region', { name: rewards.t('sent') });
    await expect(sent.getByRole('listitem')).toHaveCount(1);
    await expect(sent).toContainText(rewards.t('sent_images', '2'));

    await panel.advance(10 * MINUTE_MS);
    await page.reload();
    await expect(rewards.now).toContainText(rewards.t('next_process'));
    await panel.advance(50 * MINUTE_MS);
    await page.reload();
    await expect(rewards.now).toContainText(rewards.t('next_issued'));

    // One without a picture is rejected, and the way to another is open.
    await page.goto('/?centre=rewardCenter&modal.reward=friend');
    await comment.fill('team001 is my friend');
    await loseAnswer(panel, 'actOnPromotion');
    await send.click();
    await expect(rewards.now).toContainText(rewards.t('next_applying'));
    await panel.advance(60 * MINUTE_MS);
    await page.reload();
    await expect(rewards.now.getByRole('note')).toContainText('picture');
    await expect(rewards.form).toContainText(rewards.t('images_again_hint'));
    await expect(sent).toContainText(rewards.status('rejected'));
    await comment.fill('With a picture');
    await images.setInputFiles(file('proof.png'));
    await send.click();
    await expect(sent.getByRole('listitem')).toHaveCount(2);
    await expect(rewards.now).toContainText(rewards.t('next_applying'));
  },
);

test('[MEM-10] [MEM-14] Zalo and WhatsApp ids are asked for within bounds, and pay', FURTHER, async ({ page, site, texts, panel }) => {
  await site.enter('team158');
  await page.goto('/');
  const rewards = rewardsOf(page, texts);
  const send = rewards.form.getByRole('button', { name: rewards.t('send') });
  for (const [name, bounds, short, right] of [
    ['zalo', ['9', '12'], '12345678', '+84 901 234 567'],
    ['whatsapp', ['8', '15'], '1234567', '639170000158'],
  ] as const) {
    await page.goto(`/?centre=rewardCenter&modal.reward=${name}`);
    const id = rewards.form.getByRole('textbox', { name: new RegExp(`^${rewards.t(`contact_${name}`)}`) });
    // The id is all that counts.
    await expect(rewards.form.locator('input[type=file]')).toHaveCount(0);
    await id.fill(short);
    await send.click();
    await expect(id).toBeFocused();
    await expect(rewards.form.getByText(rewards.t(`error_${name}`, ...bounds))).toBeVisible();
    await id.fill(right);
    await expect(rewards.form.getByText(rewards.t(`error_${name}`, ...bounds))).toBeHidden();
    await send.click();
    await expect(rewards.now).toContainText(rewards.t('next_applying'));
  }
  await panel.advance(60 * MINUTE_MS);
  await page.reload();
  await expect(rewards.badge('in_reward_center')).toHaveAccessibleName(/10/);
  await expect(rewards.centre.getByText('₱100.00')).toBeVisible();
  await rewards.now.getByRole('button', { name: rewards.verb('claim'), exact: true }).click();
  await expect(rewards.toast(rewards.t('paid', '₱100.00'))).toBeVisible();
  await expect(rewards.now).toContainText(rewards.t('next_claimed'));
  await expect(rewards.badge('in_reward_center')).toHaveAccessibleName(/9/);
});

test('[MEM-19] a ticket is opened once and shows what it held, without motion where none is wanted', async ({
  page,
  site,
  texts,
  panel,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.enter('team159');
  await page.goto('/?centre=rewardCenter');
  const rewards = rewardsOf(page, texts);
  await rewards
    .card('Season ticket')
    .getByRole('button', { name: new RegExp(`^${rewards.verb('open_ticket')}`) })
    .click();
  await expect(rewards.now.getByRole('row')).toHaveCount(6);
  await expect(rewards.now.getByRole('status')).toHaveText(rewards.t('next_ticket'));
  const open = rewards.now.getByRole('button', { name: rewards.verb('open_ticket') });
  await panel.fault('claimRafflePromotion', 'status-500', 1);
  await open.click();
  await expect(rewards.now.getByRole('alert')).toHaveText(texts('payment', 'money_unsure'));
  await loseAnswer(panel, 'claimRafflePromotion');
  await open.click();
  const held = rewards.now.getByRole('status');
  await expect(held).toContainText(rewards.t('ticket_held'));
  await expect(open).toHaveCount(0);
  await expect(rewards.now.getByRole('alert')).toHaveCount(0);
  const text = await held.innerText();
  expect(text).toMatch(/₱(5|10|25|100|500)\.00/);
  expect(await held.locator('div').evaluate((element) => element.getAnimations().length)).toBe(0);
  // The same for good.
  await page.reload();
  await expect(held).toContainText(/₱\d/);
  expect(await held.innerText()).toBe(text);
});

test('[MEM-11] an invitation is a link, a code and a QR code that lead a friend to the form', async ({
  page,
  site,
  texts,
  panel,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // What a phone's own sheet would be given.
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) });
  });
  await site.enter('team160');
  await page.goto('/');
  await panel.fault('referralDetails', 'status-500', 1);
  await page.goto('/?centre=referral');
  const { centre, t } = rewardsOf(page, texts);
  await centre.getByRole('button', { name: texts('lobby', 'retry') }).click();
  const invitation = centre.getByRole('region', { name: t('referral_invitation') });
  await expect(invitation).toContainText('₱50.00');
  await expect(centre.getByText(t('referral_none'))).toBeVisible();
  await invitation.getByRole('button', { name: `${t('copy')}: ${t('referral_link')}` }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const code = new URL(link).searchParams.get('referralCode') ?? '';
  await invitation.getByRole('button', { name: `${t('copy')}: ${t('referral_code')}` }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  await expect(invitation.getByRole('img', { name: t('referral_qr') })).toHaveJSProperty('complete', true);
  await invitation.getByRole('button', { name: t('share') }).click();
  expect(await page.evaluate(() => Object.entries(window).find(([name]) => name === 'shared')?.[1])).toMatchObject([{ url: link }]);

  const friend = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } });
  const theirs = await friend.newPage();
  await theirs.addInitScript(() => localStorage.setItem('language', 'EN'));
  await theirs.goto(link);
  const form = theirs.getByRole('dialog', { name: texts('config', 'modal.register') });
  await expect(form.getByLabel(texts('auth', 'field_referralCode'))).toHaveValue(code);
  await friend.close();
});
