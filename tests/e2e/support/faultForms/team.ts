import { agreeTo, centreOf, type FaultForm, type FaultForms } from './form.ts';

/** A member's contract request of a kind, accepted. */
const accepts = (sort: string): FaultForm => ({
  at: '/?modal=contracts',
  as: 'team186',
  shows: true,
  async fillIn({ page, texts }) {
    const t = (key: string) => texts('contracts', key);
    const dialog = page.getByRole('dialog', { name: texts('config', 'modal.contracts') });
    const card = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t(`sort_${sort}`) }) });
    return {
      submit: card.getByRole('button', { name: t('action_accept') }),
      confirm: agreeTo(page, t('action_accept')),
      done: dialog.filter({ hasNot: page.getByRole('heading', { name: t(`sort_${sort}`) }) }),
    };
  },
});

export const TEAM: FaultForms = {
  processDividend: accepts('dividend'),
  processDailySalary: accepts('daily'),
  processHourlySalary: accepts('hourly'),
  processRealTimeSalary: accepts('realtime'),
  offerContract: {
    at: '/?modal=contracts&modal.side=given',
    as: 'pact1',
    shows: true,
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('contracts', key, ...values);
      const dialog = page.getByRole('dialog', { name: texts('config', 'modal.contracts') });
      await dialog.getByRole('button', { name: t('offer'), exact: true }).click();
      await dialog.getByRole('button', { name: 'pact14', exact: true }).click();
      await dialog.getByRole('radio', { name: t('sort_dividend') }).check({ force: true });
      await dialog.getByRole('combobox', { name: t('period_label') }).selectOption('W');
      for (const [key, value] of Object.entries({ rate_percent: '2.5', active_members: '5', valid_bet: '1000', profit_loss: '100' }))
        await dialog
          .getByRole('group', { name: t('tier', '1'), exact: true })
          .getByRole('textbox', { name: t(key) })
          .fill(value);
      return {
        submit: dialog.getByRole('button', { name: t('offer_send'), exact: true }),
        confirm: agreeTo(page, t('offer_send')),
        done: page.getByText(t('offered', t('sort_dividend'), 'pact14')).or(page.getByText(t('offer_arrived', 'pact14'))),
      };
    },
  },
  registerDownline: {
    at: '/?centre=registerDownline',
    as: 'agent2',
    async fillIn({ page, texts }) {
      const t = (key: string) => texts('team', key);
      const centre = centreOf(page);
      await centre.getByLabel(t('username')).fill('lineNew1');
      await centre.getByRole('button', { name: t('password_make') }).click();
      return {
        submit: centre.getByRole('button', { name: t('open_account') }),
        done: centre.getByRole('heading', { name: t('made') }),
      };
    },
  },
  createDownlineLink: {
    at: '/?centre=registerDownline',
    as: 'agent2',
    async fillIn({ page, texts }) {
      const t = (key: string) => texts('team', key);
      const centre = centreOf(page);
      await centre.getByRole('tab', { name: t('by_link') }).click();
      await centre.getByLabel(t('note')).fill('Friends of the house');
      return {
        submit: centre.getByRole('button', { name: t('link_make') }),
        done: centre.getByRole('article', { name: 'Friends of the house' }),
      };
    },
  },
  changeDownlineLink: {
    at: '/?centre=registerDownline',
    as: 'agent2',
    shows: true,
    async fillIn({ page, texts }) {
      const t = (key: string) => texts('team', key);
      const centre = centreOf(page);
      await centre.getByRole('tab', { name: t('by_link') }).click();
      await centre.getByLabel(t('note')).fill('Friends of the house');
      await centre.getByRole('button', { name: t('link_make') }).click();
      const card = centre.getByRole('article', { name: 'Friends of the house' });
      return {
        submit: card.getByRole('button', { name: t('link_close') }),
        confirm: agreeTo(page, t('link_close')),
        done: card.getByText(t('link_closed'), { exact: true }),
      };
    },
  },
  changeMemberRates: {
    at: '/?centre=teamManagement',
    as: 'agent2',
    shows: true,
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('team', key, ...values);
      const centre = centreOf(page);
      await centre
        .getByRole('table', { name: t('team') })
        .getByRole('button', { name: /^line001/ })
        .first()
        .click();
      const slots = centre.getByLabel(t('rate_of', texts('records', 'category_RNG')));
      await slots.fill('0.7');
      return { submit: centre.getByRole('button', { name: t('rates_save') }), done: page.getByText(t('rates_saved')) };
    },
  },
};
