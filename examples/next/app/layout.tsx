import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import 'playfront/ui/base.css';
import './app.css';
import { Providers } from './Providers';

export const metadata: Metadata = { title: 'Playfront with Next', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets the theme before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script src="/trusted-types.js" />
        <script src="/theme-script.js" />
        <link rel="stylesheet" href="/skin.css" />
      </head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
