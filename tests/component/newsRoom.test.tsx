import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { InvitationCode } from '#site/blocks/join-us/InvitationCode.tsx';
import NewsRoom from '#site/blocks/news-room/NewsRoom.tsx';
import { currentInvitation } from '#site/session/invitation.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { KitProvider } from '#ui';
import { openSite } from './siteHarness.tsx';

const head = (id: string) => ({ id, title: `Article ${id}`, summary: 's', image: '/i.png', publishedAt: 1 });

describe('what is read and typed on a page', () => {
  afterEach(cleanup);

  it('[APP-24] the keyboard goes along into an article, and back to where it was opened', async () => {
    await openSite(<NewsRoom props={{ title: { EN: 'News' }, sections: [], pageSize: 2 }} slots={{}} address="pages/news#news" />, {
      answers: {
        newsList: () => ({ content: [head('1'), head('2')], totalPages: 1 }),
        newsArticle: () => ({ ...head('2'), content: '<p>long</p>' }),
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Article 2' }));
    const article = await screen.findByRole('heading', { name: 'Article 2' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(article)).toBe(true);
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Article 2' })));
  });

  it('[APP-24] the keyboard stays where it pages, and a page that is not there gives way to the last one', async () => {
    const room = <NewsRoom props={{ title: { EN: 'News' }, sections: [], pageSize: 1 }} slots={{}} address="pages/news#news" />;
    const { history } = await openSite(<KitProvider link={SiteLink}>{room}</KitProvider>, {
      path: '/news?page=9',
      answers: {
        newsList: (input) => {
          const page = Number(Reflect.get(Object(input), 'pageNo'));
          return { content: page > 2 ? [] : [head(String(page))], totalPages: 2 };
        },
      },
    });
    await screen.findByRole('link', { name: 'Article 2' });
    expect(history).toHaveLength(1);
    const back = screen.getByRole('link', { name: 'Previous page' });
    await userEvent.click(back);
    await screen.findByRole('link', { name: 'Article 1' });
    expect(document.activeElement).toBe(back);
  });

  it('[APP-24] shows one section of the feed, and pages within it', async () => {
    const sections = ['news', 'blog'] as const;
    const room = <NewsRoom props={{ title: { EN: 'News' }, sections: [...sections], pageSize: 1 }} slots={{}} address="pages/news#news" />;
    const { history } = await openSite(<KitProvider link={SiteLink}>{room}</KitProvider>, {
      path: '/news?page=2',
      answers: {
        newsList: (input) => {
          const [section, page] = ['section', 'pageNo'].map((name) => String(Reflect.get(Object(input), name) ?? 'any'));
          return { content: [head(`${section} ${page}`)], totalPages: 2 };
        },
      },
    });
    await screen.findByRole('link', { name: 'Article any 2' });
    await userEvent.click(screen.getByRole('tab', { name: 'Blog' }));
    await screen.findByRole('link', { name: 'Article blog 1' });
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Article blog 2' });
    expect(history.at(-1)).toMatch(/\?section=blog&page=2$/);
  });

  it('[APP-3] an agent’s code that was typed holds for whoever logs in or looks around first', async () => {
    await openSite(<InvitationCode register="modal:registerModal" />);
    await userEvent.click(await screen.findByRole('button'));
    await screen.findByText('Please enter the code.');
    await userEvent.type(screen.getByRole('textbox'), 'SINAG88');
    expect(screen.queryByText('Please enter the code.')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(currentInvitation('')).toEqual({ affiliateCode: 'SINAG88' }));
  });
});
