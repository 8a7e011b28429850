import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { CopyButton } from './CopyButton.tsx';

describe('CopyButton', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('[UI-8] copies its text, says so, and keeps the focus', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onCopied = vi.fn<(isCopied: boolean) => void>();
    render(<CopyButton value="PH00 1234" aria-label="Copy the number" onCopied={onCopied} />);
    const button = screen.getByRole('button', { name: 'Copy the number' });
    await userEvent.click(button);
    expect(write).toHaveBeenCalledWith('PH00 1234');
    await expect.poll(() => screen.getByRole('status').textContent).toBe('Copied');
    expect(onCopied).toHaveBeenCalledWith(true);
    expect(document.activeElement).toBe(button);
    await expectAccessible();
  });

  it('[UI-8] says what to do where the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const onCopied = vi.fn<(isCopied: boolean) => void>();
    render(
      <CopyButton value="PH00 1234" onCopied={onCopied}>
        Copy
      </CopyButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await expect.poll(() => screen.getByRole('status').textContent).toContain('Select the text');
    expect(onCopied).toHaveBeenCalledWith(false);
  });
});
