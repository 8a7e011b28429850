import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { storyArt } from '../testing/storyArt.ts';
import { Avatar } from './Avatar.tsx';

const shown = (name: string): string => screen.getByRole('img', { name }).textContent ?? '';

describe('Avatar', () => {
  afterEach(cleanup);

  it('[UI-7] shows initials in any script, and is read by the name', async () => {
    render(['Maria dela Santos', 'juan', 'nguyễn_ánh', '王小明', ''].map((name) => <Avatar key={name} name={name || 'nobody'} />));
    expect(['Maria dela Santos', 'juan', 'nguyễn_ánh', '王小明'].map(shown)).toEqual(['MS', 'J', 'NÁ', '王']);
    await expectAccessible();
  });

  it('[UI-7] falls back to initials where the picture fails, and tries a new picture', async () => {
    const { container, rerender } = render(<Avatar name="Maria Santos" src="data:image/png;base64,broken" />);
    await expect.poll(() => shown('Maria Santos')).toBe('MS');
    rerender(<Avatar name="Maria Santos" src={storyArt(10)} />);
    expect(container.querySelector('img')).not.toBeNull();
  });
});
