/** A box on the page, px, as from `getBoundingClientRect`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacementOptions {
  /** The edge of the anchor that the layer is aligned with. */
  readonly align: 'start' | 'center' | 'end';
  readonly direction: 'ltr' | 'rtl';
}

/** Position of a layer: its corner, its maximum height, and its side of the anchor. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
  readonly side: 'below' | 'above';
}

/** Gap between the anchor and the layer, and between the layer and the viewport, px. */
const GAP = 8;

/**
 * Positions a layer below its anchor, or above if it does not fit below and there is more space; always inside the
 * viewport.
 */
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
