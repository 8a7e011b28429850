import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { agreeTo, centreOf, newsOf, secret, type FaultForms, type Visit } from './form.ts';

const MINUTE_MS = 60_000;

/** A part of the page of responsible play. */
const partOf = ({ page, texts }: Visit, key: string) =>
  page.getByRole('main').getByRole('region', { name: texts('responsible', `${key}_title`) });

/** Types a limit into the first card of a kind that has none. */
async function typeLimit(visit: Visit, amount: string) {
  const say = (key: string) => visit.texts('responsible', key);
  const card = partOf(visit, 'deposit').getByRole('listitem').first();
  await card.getByRole('button', { name: new RegExp(`^(${say('set')}|${say('change')}):`) }).click();
  await card.getByRole('textbox').fill(amount);
  return { card, save: card.getByRole('button', { name: say('save'), exact: true }) };
}

export const PLAY: FaultForms = {
  placeBets: {
    // A lottery whose draw is not over within a test.
    at: '/vnlottery?gameCode=VNMB&playType=pair_last',
    as: 'demo',
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('lottery', key, ...values);
      await page.getByRole('button', { name: '07', exact: true }).click();
      await page.getByRole('button', { name: t('add_line'), exact: true }).click();
      const slip = page.getByRole('region', { name: t('slip'), exact: true });
      return {
        submit: slip.getByRole('button', { name: t('place_bet', '').trim() }),
        confirm: agreeTo(page, t('confirm_ok')),
        done: slip.getByText(new RegExp(`^${t('placed_orders', '')}`)),
      };
    },
  },
  playMiniGame: {
    at: '/?modal=miniGames&modal.game=dice',
    as: 'team226',
    // Sent again by itself.
    shows: true,
    prepare: ({ panel }) => panel.whitelabel({ MINIGAME3: '1' }),
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('minigames', key, ...values);
      const games = page.getByRole('dialog', { name: texts('config', 'modal.mini_games') });
      return {
        submit: games.getByRole('button', { name: new RegExp(`^${t('play_for', '')}`) }),
        again: games.getByRole('button', { name: t('ask_again') }),
        done: games.getByText(t('lost')).or(games.getByText(new RegExp(`^${t('won', '')}`))),
      };
    },
  },
  sendChatMessage: {
    at: '/?modal=chatRoom',
    as: 'team227',
    shows: true,
    prepare: ({ panel }) => panel.whitelabel({ CHATROOM3: '1' }),
    async fillIn({ page, texts }) {
      const room = page.getByRole('dialog', { name: texts('config', 'modal.chat_room') });
      await room.getByRole('textbox', { name: texts('chat', 'write') }).fill('Good evening to all');
      return {
        submit: room.getByRole('button', { name: new RegExp(`^(${texts('chat', 'send')}|${texts('chat', 'send_again')})$`) }),
        done: room.getByRole('log').getByText('Good evening to all'),
        tells: room.locator('[id$=message]'),
      };
    },
  },
  addFavorite: {
    at: '/rng',
    as: 'team228',
    sets: true,
    async fillIn(visit) {
      const heart = visit.site.games.nth(0).getByRole('button', { name: visit.texts('lobby', 'favourite_of', '').trim() });
      return { submit: heart, done: heart.and(visit.page.locator('[aria-pressed=true]')), tells: newsOf(visit) };
    },
  },
  removeFavorite: {
    at: '/rng?list=fav',
    as: 'demo',
    shows: true,
    sets: true,
    async fillIn(visit) {
      const first = visit.site.games.nth(0);
      const name = await first.getByRole('button', { name: visit.texts('lobby', 'favourite_of', '').trim() }).getAttribute('aria-label');
      const heart = visit.page.getByRole('button', { name: name ?? '', exact: true });
      return { submit: heart, done: first.filter({ hasNot: heart }), tells: newsOf(visit) };
    },
  },
  setAutoTransfer: {
    at: '/?centre=transferFund',
    as: 'team229',
    shows: true,
    sets: true,
    async fillIn({ page, texts }) {
      const auto = (checked: boolean) => centreOf(page).getByRole('checkbox', { name: texts('wallets', 'auto'), checked });
      return {
        submit: auto(true),
        done: auto(false),
        tells: centreOf(page)
          .getByRole('region', { name: texts('wallets', 'auto') })
          .locator('[id$=message]'),
      };
    },
  },
  setPlayLimit: {
    at: '/responsible-play',
    as: 'team214',
    async fillIn(visit) {
      const { card, save } = await typeLimit(visit, '750.50');
      return { submit: save, done: card.getByText('₱750.50').first() };
    },
  },
  answerPlayLimit: {
    at: '/responsible-play',
    as: 'team230',
    shows: true,
    async fillIn(visit) {
      const say = (key: string) => visit.texts('responsible', key);
      const { card, save } = await typeLimit(visit, '750.50');
      await save.click();
      const change = card.getByRole('button', { name: new RegExp(`^${say('change')}:`) });
      await change.waitFor();
      await (await typeLimit(visit, '900')).save.click();
      return {
        submit: card.getByRole('button', { name: say('pending_cancel') }),
        done: card.filter({ hasNot: visit.page.getByRole('button', { name: say('pending_cancel') }) }),
      };
    },
  },
  setRealityCheck: {
    at: '/responsible-play',
    as: 'team231',
    shows: true,
    async fillIn(visit) {
      const quarter = partOf(visit, 'reality').getByRole('radio', { name: visit.texts('responsible', 'reality_minutes', '15') });
      const chip = partOf(visit, 'reality')
        .locator('label')
        .filter({ hasText: visit.texts('responsible', 'reality_minutes', '15') });
      return { submit: chip, done: quarter.and(visit.page.locator(':checked')) };
    },
  },
  acknowledgeRealityCheck: {
    at: '/',
    as: 'team232',
    sets: true,
    async fillIn({ page, texts, panel }) {
      const say = (key: string) => texts('responsible', key);
      await page.getByRole('button', { name: say('clock') }).waitFor();
      await panel.advance(60 * MINUTE_MS);
      const check = page.getByRole('alertdialog', { name: say('check_title') });
      return { submit: check.getByRole('button', { name: say('check_on') }), done: page.getByRole('main') };
    },
  },
  takeTimeOut: {
    at: '/responsible-play',
    as: 'team233',
    shows: true,
    async fillIn(visit) {
      const say = (key: string) => visit.texts('responsible', key);
      return {
        submit: partOf(visit, 'timeout').getByRole('button', { name: say('timeout_submit') }),
        confirm: agreeTo(visit.page, say('timeout_confirm_ok')),
        done: visit.page.getByRole('alertdialog', { name: say('shut_title') }),
      };
    },
  },
  excludeSelf: {
    at: '/responsible-play',
    as: 'team234',
    shows: true,
    async fillIn(visit) {
      const say = (key: string, ...values: string[]) => visit.texts('responsible', key, ...values);
      const exclusion = partOf(visit, 'exclusion');
      await exclusion.getByRole('radio', { name: say('for_good') }).check({ force: true });
      await exclusion.getByRole('checkbox').check();
      await secret(exclusion, say('password_label')).fill(SEED_PASSWORD);
      return {
        submit: exclusion.getByRole('button', { name: say('exclusion_submit', say('for_good')) }),
        done: visit.page.getByRole('alertdialog', { name: say('shut_title') }),
      };
    },
  },
};
