/** What a server writes beside the HTML of a page, so that the browser renders the same. */
import type { DehydratedState } from '@tanstack/react-query';

import type { Device, Language } from '#site/assembler/runtime/types.ts';

/** Id of the data element in the page. */
export const RENDERED_ID = 'rendered';

export interface Rendered {
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
  readonly language: Language;
  readonly device: Device;
  /** Scheme and host. */
  readonly origin: string;
  /** Epoch milliseconds on the gateway's clock. */
  readonly now: number;
  /** Answers of the platform, as any visitor gets them. */
  readonly queries: DehydratedState;
}

/** Widths of the devices, in CSS pixels: from `TABLET` a tablet, from `DESKTOP` a desktop. */
export const TABLET = 640;
export const DESKTOP = 1024;

export function deviceOf(width: number): Device {
  if (width >= DESKTOP) return 'desktop';
  return width >= TABLET ? 'tablet' : 'phone';
}

/** The widths of a device: from the first, below the second. */
export const widthsOf: Readonly<Record<Device, readonly [from: number, below: number]>> = {
  phone: [0, TABLET],
  tablet: [TABLET, DESKTOP],
  desktop: [DESKTOP, Infinity],
};

/** The page's data, if a server has rendered it. */
export function readRendered(): Rendered | undefined {
  const text = document.getElementById(RENDERED_ID)?.textContent;
  // Written by the server that renders the page.
  return text ? (JSON.parse(text) as Rendered) : undefined;
}
