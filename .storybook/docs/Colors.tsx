import type { ReactNode } from 'react';

import type { ColorToken, ColorTokens } from '../../ui/theme/derive.ts';
import { BySkin } from './BySkin.tsx';
import * as styles from './docs.css.ts';
import { colorNames, inColors, themeNames } from './skinTokens.ts';

/** Groups by prefix of the name; the first match wins. */
const groups: readonly (readonly [title: string, names: RegExp])[] = [
  ['Grounds', /^(canvas|surface|raised|sunken|skeleton)$/],
  ['Text', /^text/],
  ['Lines and focus', /^(border|focus)/],
  ['Accent: act here', /^(accent|onAccent)/],
  ['Highlight: jackpots and wins', /^(highlight|onHighlight)/],
  ['Header and bars', /^(chrome|onChrome)/],
  ['Critical', /critical/i],
  ['Positive', /positive/i],
  ['Caution', /caution/i],
  ['Info', /info/i],
  ['Over pages and pictures', /./],
];

const groupOf = (name: ColorToken): string => groups.find(([, names]) => names.test(name))?.[0] ?? '';

/** Every color token, in light and dark, of every skin. */
export function ColorSwatches(): ReactNode {
  return (
    <BySkin>
      {({ colors }) => (
        <div className={styles.themes}>
          {themeNames.map((theme) => (
            <section key={theme} className={styles.themePanel} style={inColors(colors[theme])} aria-label={theme}>
              <strong>{theme}</strong>
              {groups.map(([title]) => (
                <Group key={title} title={title} colors={colors[theme]} />
              ))}
            </section>
          ))}
        </div>
      )}
    </BySkin>
  );
}

function Group({ title, colors }: { title: string; colors: ColorTokens }): ReactNode {
  return (
    <div className={styles.group}>
      <span className={styles.groupTitle}>{title}</span>
      <div className={styles.swatches}>
        {colorNames
          .filter((name) => groupOf(name) === title)
          .map((name) => (
            <div key={name} className={styles.swatch}>
              <span className={styles.chip} style={{ background: colors[name] }} />
              <span className={styles.swatchName}>{name}</span>
              <span className={styles.swatchValue}>{colors[name]}</span>
            </div>
          ))}
      </div>
    </div>
  );
}
