import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { fieldSuite } from '../testing/fieldSuite.tsx';
import { SearchField } from './SearchField.tsx';

fieldSuite('SearchField', (props) => <SearchField {...props} value="" onChange={() => undefined} />);

describe('SearchField', () => {
  afterEach(cleanup);

  it('[UI-6] is cleared by a button that is there with a text only, and keeps the focus', async () => {
    const onClear = vi.fn<() => void>();
    function Owner(): ReactNode {
      const [text, setText] = useState('');
      return <SearchField label="Search" value={text} onChange={setText} onClear={onClear} />;
    }
    render(<Owner />);
    const box = screen.getByRole('searchbox', { name: 'Search' });
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.fill(box, 'pearl');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box).toHaveValue('');
    expect(document.activeElement).toBe(box);
    expect(onClear).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });
});
