import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { KitProvider, ToastProvider } from 'playfront/ui';

import { App } from './App.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitProvider>
        <ToastProvider>
          <App />
        </ToastProvider>
      </KitProvider>
    </StrictMode>,
  );
}
