const phone = { width: 360, height: 640 };
const desktop = { width: 1440, height: 900 };
const off = { disable: true } as const;

/** Modes of whole pages: wider on a desktop than those of parts. */
export const pageModes = {
  'light-360': { theme: 'light', viewport: phone },
  'dark-360': { theme: 'dark', viewport: phone },
  'light-1280': off,
  'dark-1280': off,
  'light-1440': { theme: 'light', viewport: desktop },
  'dark-1440': { theme: 'dark', viewport: desktop },
} as const;
