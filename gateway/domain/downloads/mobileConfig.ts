import { createHash } from 'node:crypto';
import { appIcon } from './appIcon.ts';

/** Contents of a profile that adds a home-screen icon. */
export interface WebClip {
  /** The merchant's code: the same code makes the same ids, so that a second install replaces the first. */
  readonly code: string;
  readonly name: string;
  /** URL that the icon opens. */
  readonly url: string;
  /** OKLCH hue of the icon. */
  readonly hue: number;
}

export const MOBILE_CONFIG_TYPE = 'application/x-apple-aspen-config';

/** Derives a UUID (version 5's bits) from a name. */
function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    .toUpperCase();
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Value = string | number | boolean | Buffer | readonly Value[] | { readonly [key: string]: Value };

function plist(value: Value): string {
  if (typeof value === 'string') return `<string>${escapeXml(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`;
  if (Array.isArray(value)) return `<array>${value.map((item: Value) => plist(item)).join('')}</array>`;
  return `<dict>${Object.entries(value)
    .map(([key, item]) => `<key>${escapeXml(key)}</key>${plist(item)}`)
    .join('')}</dict>`;
}

/**
 * A configuration profile with one web clip: the site as an icon on an iPhone's home screen, opened without browser
 * chrome. It is unsigned, so the phone warns before installing it.
 */
export function mobileConfig({ code, name, url, hue }: WebClip): string {
  const id = `app.playfront.${code}`;
  const clip = {
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${id}.clip`,
    PayloadUUID: uuidOf(`${id}.clip`),
    PayloadDisplayName: name,
    Label: name,
    URL: url,
    Icon: appIcon(hue),
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
  };
  const profile = {
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: id,
    PayloadUUID: uuidOf(id),
    PayloadDisplayName: name,
    PayloadDescription: `Puts ${name} on the home screen. Nothing else on this device is changed.`,
    PayloadOrganization: name,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${plist(profile)}</plist>
`;
}
