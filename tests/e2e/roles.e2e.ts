import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { centreOf } from './support/centre.ts';
import { FURTHER, crossed, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

type Answer = 'yes' | 'login' | 'warning';

/** What section 6 of the specification lets whom do. */
interface Role {
  readonly favorite: Answer;
  readonly recent: Answer;
  readonly memberCentre: Answer;
  readonly agentCentre: Answer;
  /** In the avatar's menu, which visitors do not have. */
  readonly agentLink: boolean;
  readonly guestPlay: boolean;
  readonly service: 'LIVECHAT' | 'VIP';
}

const MEMBER: Role = {
  favorite: 'yes',
  recent: 'yes',
  memberCentre: 'yes',
  agentCentre: 'warning',
  agentLink: false,
  guestPlay: false,
  service: 'LIVECHAT',
};
const AGENT: Role = { ...MEMBER, agentCentre: 'yes', agentLink: true };

const ROLES: Readonly<Record<string, Role>> = {
  visitor: {
    favorite: 'login',
    recent: 'login',
    memberCentre: 'login',
    agentCentre: 'login',
    agentLink: false,
    guestPlay: true,
    service: 'LIVECHAT',
  },
  guest: {
    favorite: 'warning',
    recent: 'warning',
    memberCentre: 'warning',
    agentCentre: 'warning',
    agentLink: true,
    guestPlay: false,
    service: 'LIVECHAT',
  },
  demo: MEMBER,
  vip: { ...MEMBER, service: 'VIP' },
  agent: AGENT,
  agent2: AGENT,
  agent41: AGENT,
  agent42: AGENT,
};

const heartOf = (texts: Texts) => new RegExp(texts('lobby', 'favourite_of', '').trim());

/** One of each kind; the other types of agents are alike. */
const OFTEN = new Set(['visitor', 'guest']);

for (const [name, role] of Object.entries(ROLES)) {
  test(
    `[MOD-2] [MOD-3] [MOD-6] [LOG-11] [ERR-1] ${name}: what is open, what asks for a login, what warns`,
    crossed(OFTEN.has(name) ? 0 : 1),
    async ({ page, site, texts }) => {
      const login = site.dialog('login');
      const warning = page
        .getByRole('alertdialog')
        .filter({ hasText: texts('auth', name === 'guest' ? 'in_need_true_account' : 'in_need_agent_account') });
      /** Sees which of the three comes, and puts it away. */
      const expectAnswer = async (answer: Answer, yes: () => Promise<void>): Promise<void> => {
        if (answer === 'yes') return yes();
        await expect(answer === 'login' ? login : warning).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(answer === 'login' ? login : warning).toBeHidden();
      };
      await page.goto('/');
      if (name === 'guest') {
        const form = await site.openLogin();
        await form.getByRole('button', { name: texts('auth', 'login_guest') }).click();
        await expect(site.accountMenu).toBeVisible();
      } else if (name !== 'visitor') {
        await site.fillLogin(await site.openLogin(), name, SEED_PASSWORD);
        await expect(site.accountMenu).toBeVisible();
      }

      /** Goes on inside the page, as its links do. */
      const visit = (address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

      await test.step('browse and favorite', async () => {
        await site.goTo('/rng');
        const heart = site.games.first().getByRole('button', { name: heartOf(texts) });
        await expect(heart).toBeVisible();
        const before = await heart.getAttribute('aria-pressed');
        await heart.click();
        await expectAnswer(role.favorite, () => expect(heart).not.toHaveAttribute('aria-pressed', before ?? ''));
        if (role.favorite !== 'yes') await expect(heart).toHaveAttribute('aria-pressed', 'false');
      });
      await test.step('recent games', async () => {
        await page.getByRole('button', { name: texts('lobby', 'list_recent'), exact: true }).click();
        await expectAnswer(role.recent, () => expect(page).toHaveURL(/list=recent/));
      });
      await test.step('member center', async () => {
        await visit('/?centre=securityCenter');
        const centre = centreOf(page, texts);
        await expectAnswer(role.memberCentre, () => expect(centre).toBeVisible());
      });
      await test.step('agent center, which is the account center', async () => {
        await visit('/?centre=teamOverview');
        const centre = centreOf(page, texts, 'agent');
        await expectAnswer(role.agentCentre, () => expect(centre).toBeVisible());
        if (role.agentCentre !== 'yes') await expect(centre).toBeHidden();
      });
      await test.step('customer service', async () => {
        await visit('/');
        const other = role.service === 'VIP' ? 'LIVECHAT' : 'VIP';
        const help = await site.openHelp();
        await expect(help.getByRole('menuitem', { name: texts('common', `service.${role.service}`), exact: true })).toBeVisible();
        await expect(help.getByRole('menuitem', { name: texts('common', `service.${other}`), exact: true })).toBeHidden();
        await page.keyboard.press('Escape');
      });
      await test.step('agent link and guest play', async () => {
        if (name === 'visitor') {
          const form = await site.openLogin();
          await expect(form.getByRole('button', { name: texts('auth', 'login_guest') })).toBeVisible({ visible: role.guestPlay });
          return;
        }
        await site.accountMenu.click();
        const link = page.getByRole('menuitem', { name: texts('config', 'nav.agent_centre'), exact: true });
        await expect(link).toBeVisible({ visible: role.agentLink });
        await expect(page.getByRole('button', { name: texts('auth', 'login_guest') })).toBeHidden();
      });
    },
  );
}

test('[MOD-3] an account that is no member’s is refused with its message', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  const form = await site.openLogin();
  await site.fillLogin(form, 'affiliate', SEED_PASSWORD);
  await expect(form.getByText(texts('auth', 'error_not_member'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
