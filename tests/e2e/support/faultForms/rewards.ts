import { centreOf, newsOf, type FaultForms } from './form.ts';

export const REWARDS: FaultForms = {
  actOnPromotion: {
    at: '/promoDetail?id=gift',
    as: 'team222',
    shows: true,
    async fillIn({ page, texts }) {
      return {
        submit: page.getByRole('article').getByRole('button', { name: texts('content', 'verb.claim') }),
        done: page.getByText(texts('content', 'promotion_paid', '₱50.00')),
        tells: newsOf({ page, texts }),
      };
    },
  },
  claimRafflePromotion: {
    at: '/?centre=rewardCenter',
    as: 'team223',
    shows: true,
    async fillIn({ page, texts }) {
      const t = (key: string) => texts('rewards', key);
      const openTicket = texts('content', 'verb.open_ticket');
      const ticket = centreOf(page).getByRole('article').filter({ hasText: 'Season ticket' });
      await ticket.getByRole('button', { name: new RegExp(`^${openTicket}`) }).click();
      const now = centreOf(page).getByRole('region', { name: t('now') });
      return { submit: now.getByRole('button', { name: openTicket }), done: now.getByText(t('ticket_held')) };
    },
  },
  claimMission: {
    at: '/?centre=missionLeaderboard',
    as: 'team224',
    shows: true,
    async fillIn({ page, texts }) {
      const hello = centreOf(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Say hello' }) });
      return { submit: hello.getByRole('button'), done: hello.getByText(texts('rewards', 'mission_claimed')) };
    },
  },
  openRedEnvelope: {
    at: '/?modal=redEnvelopes',
    as: 'team177',
    shows: true,
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('mall', key, ...values);
      const dialog = page.getByRole('dialog', { name: texts('config', 'modal.red_envelopes') });
      return {
        submit: dialog.getByRole('button', { name: t('envelope_open_this', 'Envelope of the fortnight') }),
        done: dialog
          .getByRole('table', { name: t('opened_title') })
          .getByRole('row')
          .nth(1),
      };
    },
  },
  sendFeedback: {
    at: '/?modal=feedback',
    as: 'team225',
    async fillIn({ page, texts }) {
      const t = (key: string) => texts('feedback', key);
      const dialog = page.getByRole('dialog', { name: texts('config', 'modal.feedback') });
      await dialog.getByRole('combobox', { name: t('question_type') }).selectOption({ label: texts('config', 'feedback.suggestion') });
      await dialog.getByLabel(t('content')).fill('Please keep the lotus game forever');
      return { submit: dialog.locator('button[type=submit]'), done: dialog.getByText(t('sent_text_member')) };
    },
  },
  readMessages: {
    at: '/?centre=messageV2',
    as: 'demo',
    sets: true,
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('messages', key, ...values);
      return {
        submit: centreOf(page)
          .getByRole('toolbar', { name: t('actions') })
          .getByRole('button', { name: t('mark_all_read') }),
        done: centreOf(page).getByRole('tab', { name: t('unread_count', '0') }),
        tells: newsOf({ page, texts }),
      };
    },
  },
  deleteMessages: {
    at: '/?centre=messageV2&modal.pageNo=2',
    as: 'demo',
    shows: true,
    sets: true,
    async fillIn({ page, texts }) {
      const t = (key: string) => texts('messages', key);
      const bar = centreOf(page).getByRole('toolbar', { name: t('actions') });
      await bar.getByRole('checkbox').check();
      return {
        submit: bar.getByRole('button', { name: t('delete'), exact: true }),
        confirm: page.getByRole('alertdialog').getByRole('button', { name: t('delete') }),
        done: centreOf(page)
          .getByRole('list', { name: t('messages') })
          .getByRole('listitem')
          .nth(9),
        tells: newsOf({ page, texts }),
      };
    },
  },
};
