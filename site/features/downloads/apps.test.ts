import { expect, it } from 'vitest';

import { appsOf, ownFirst, phoneOsOf, type Resource } from './apps.ts';

const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

it.each([
  ['ANDROID', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 5],
  ['IOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1', 5],
  ['IOS', IPAD, 5],
  [undefined, IPAD, 0],
  [undefined, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 10],
] as const)('[APP-20] takes for %s: %s with %i touch points', (os, userAgent, maxTouchPoints) => {
  expect(phoneOsOf({ userAgent, maxTouchPoints })).toBe(os);
});

const resources: Resource[] = [
  { resourceType: 'IOS', url: 'https://apps.example/ios' },
  { resourceType: 'ANDROID', url: '/wps/app/demo/android.apk', qrCodeUrl: '/wps/app/demo/android.apk.svg' },
  { resourceType: 'IOS_LITE', url: 'javascript:alert(1)' },
  { resourceType: 'TV', url: '/tv' },
];
const WANTED = ['ANDROID', 'IOS', 'IOS_LITE'] as const;

it('[APP-20] [SEC-5] offers the wanted apps in the wanted order, with absolute URLs that pass the gate', () => {
  expect(appsOf(WANTED, resources, 'https://play.example', ['apps.example'])).toEqual([
    { type: 'ANDROID', href: 'https://play.example/wps/app/demo/android.apk', qr: '/wps/app/demo/android.apk.svg' },
    { type: 'IOS', href: 'https://apps.example/ios', qr: undefined },
  ]);
  expect(appsOf(WANTED, resources, 'https://play.example', []).map(({ type }) => type)).toEqual(['ANDROID']);
});

it('[APP-20] puts the phone’s own apps first', () => {
  const apps = WANTED.map((type) => ({ type }));
  expect(ownFirst(apps, 'IOS').map(({ type }) => type)).toEqual(['IOS', 'IOS_LITE', 'ANDROID']);
  expect(ownFirst(apps, undefined)).toEqual(apps);
});
