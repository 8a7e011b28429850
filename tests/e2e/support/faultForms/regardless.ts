import { agreeTo, type FaultForms } from './form.ts';

/** Writes that change the page at once, whatever becomes of their answer: nobody waits for it, and nobody is told. */
export const REGARDLESS: FaultForms = {
  logout: {
    at: '/',
    as: 'team235',
    async fillIn({ page, site, texts }) {
      await site.accountMenu.click();
      return {
        submit: page.getByRole('menuitem', { name: texts('common', 'logout') }),
        confirm: agreeTo(page, texts('auth', 'logout_confirm')),
        done: site.loginButton,
      };
    },
  },
  memberLanguage: {
    at: '/',
    as: 'team236',
    async fillIn({ page, site, texts }) {
      await site.header.getByRole('button', { name: texts('common', 'language') }).click();
      return { submit: page.getByRole('menuitem', { name: 'Filipino' }), done: page.locator('html[lang=fil], html[lang=tl]') };
    },
  },
};
