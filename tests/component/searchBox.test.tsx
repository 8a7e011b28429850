import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { SearchBox } from '#site/components/SearchBox.tsx';
import { openSite } from './siteHarness.tsx';

function Page() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox label="Search" isInside value={value} onSearch={setValue} />
      <output>{value === '' ? 'everything' : value}</output>
    </>
  );
}

it('[GAM-2] the button that clears a search leaves an empty box with the focus, also before anything was searched for', async () => {
  await openSite(<Page />);
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  await userEvent.type(box, 'ace');
  screen.getByRole('button', { name: 'Clear the search' }).click();
  await expect.poll(() => box.value).toBe('');
  expect(document.activeElement).toBe(box);
  expect(screen.getByRole('status').textContent).toBe('everything');
});
