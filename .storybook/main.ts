import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['./docs/*.mdx', '../{ui,site}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'storybook-addon-pseudo-states'],
  // Fonts and flags, and the pictures of the merchant whose pages are stories, at the site's URLs.
  staticDirs: ['../site/public', { from: '../config/merchants/demo/assets', to: '/config/demo/assets' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
