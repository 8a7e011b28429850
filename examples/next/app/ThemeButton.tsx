'use client';

import { Button, useTheme } from 'playfront/ui';

export function ThemeButton() {
  const { theme, toggle } = useTheme();
  return <Button onClick={toggle}>{theme === 'dark' ? 'Light theme' : 'Dark theme'}</Button>;
}
