'use client';

import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { KitProvider, ToastProvider } from 'playfront/ui';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <KitProvider link={NextLink} direction="ltr" languages={['en']}>
      <ToastProvider>{children}</ToastProvider>
    </KitProvider>
  );
}
