/**
 * An arrow downwards, drawn by borders: it stands in every select, and one plain element is a fraction of the work of an
 * inline SVG. In the colour of the text around it.
 * @param size of the square that it is drawn in, px; as in the icons, half of it is drawn on
 */
export const chevron = (size: number) =>
  ({
    inlineSize: size,
    blockSize: size,
    '::before': {
      content: '',
      display: 'block',
      inlineSize: size * 0.4,
      blockSize: size * 0.4,
      // Turned, it is higher at its point: half of what the turn adds moves it back to the middle.
      marginBlockStart: size * 0.22,
      marginInline: 'auto',
      border: '0 solid currentColor',
      borderBottomWidth: STROKE,
      borderRightWidth: STROKE,
      borderBottomRightRadius: 1,
      transform: 'rotate(45deg)',
    },
  }) as const;

/** As thick as the icons' lines. */
const STROKE = 1.75;
