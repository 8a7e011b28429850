/** A box on the page, px, as `getBoundingClientRect` tells it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacementOptions {
  /** Which edge of the anchor the layer keeps to. */
  readonly align: 'start' | 'center' | 'end';
  readonly direction: 'ltr' | 'rtl';
}

/** Where a layer goes: its corner, the height it may have, and the side of the anchor it is on. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
  readonly side: 'below' | 'above';
}

/** Between the anchor and the layer, and between the layer and the edges of the window, px. */
const GAP = 8;

/** Places a layer under its anchor, or above where it does not fit below and there is more room; always inside the window. */
export function place(
  anchor: Box,
  layer: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
  { align, direction }: PlacementOptions,
): Placement {
  const below = window.height - (anchor.top + anchor.height) - 2 * GAP;
  const above = anchor.top - 2 * GAP;
  const side = layer.height > below && above > below ? 'above' : 'below';
  const maxHeight = Math.max(0, side === 'below' ? below : above);
  const height = Math.min(layer.height, maxHeight);

  const slack = anchor.width - layer.width;
  const fromLeft = direction === 'rtl' ? { start: slack, center: slack / 2, end: 0 } : { start: 0, center: slack / 2, end: slack };
  const left = Math.max(GAP, Math.min(anchor.left + fromLeft[align], window.width - layer.width - GAP));

  return { left, top: side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - height, maxHeight, side };
}
