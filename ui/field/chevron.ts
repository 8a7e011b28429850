/**
 * A downward arrow made of borders: every select has one, and a plain element costs far less than an inline SVG. Uses
 * the surrounding text color.
 * @param size of its square, px; as in the icons, the arrow takes half of it
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
      // Rotated, it is higher at its point: moved back to the center by half of that.
      marginBlockStart: size * 0.22,
      marginInline: 'auto',
      border: '0 solid currentColor',
      borderBottomWidth: STROKE,
      borderRightWidth: STROKE,
      borderBottomRightRadius: 1,
      transform: 'rotate(45deg)',
    },
  }) as const;

/** The stroke width of the icons. */
const STROKE = 1.75;
