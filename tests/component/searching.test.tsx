import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { SearchBox } from '#site/components/SearchBox.tsx';
import { openSite } from './siteHarness.tsx';

/** A search that stands in an address. */
function Searched() {
  const [search, setSearch] = useState('');
  return (
    <>
      <output>{search}</output>
      <SearchBox label="Search" value={search} onSearch={setSearch} />
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const rest = () => new Promise((done) => setTimeout(done, 500));

describe('a search that follows what is typed', () => {
  afterEach(cleanup);

  it('[APP-23] of the help center leaves the blank before the next word', async () => {
    await openSite(<Searched />);
    await userEvent.type(await screen.findByRole('searchbox'), 'how ');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('how'));
    await userEvent.type(field(), 'to');
    expect(field().value).toBe('how to');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('how to'));
  });

  it('[GAM-11] for games can be cleared before it was made, and the keyboard stays in the field', async () => {
    await openSite(<Searched />);
    await userEvent.type(await screen.findByRole('searchbox'), 'x');
    screen.getByRole('button').click();
    await rest();
    expect([field().value, screen.getByRole('status').textContent]).toEqual(['', '']);
    expect(document.activeElement).toBe(field());
  });
});
