import { SliderField, TextField } from '#ui';
import { isObject } from '#site/assembler/compiler/merge.ts';
import type { Json, JsonObject } from '#site/assembler/runtime/types.ts';
import { words } from '../../words.ts';
import { lchOfToken, oklchToken, srgbToken } from './skinFile.ts';
import * as styles from './theme.css.ts';

interface ColorTokenFieldProps {
  readonly label: string;
  readonly description?: string | undefined;
  /** As the skin states it; nothing where it is derived. */
  readonly token: Json | undefined;
  /** What it comes to, as hex. */
  readonly color: string;
  readonly message?: string | undefined;
  readonly onChange: (token: JsonObject) => void;
}

/** A color by its hex, by the browser's own picker, or by lightness, chroma and hue. What a file says of it beside its value stays. */
export function ColorTokenField({ label, description, token, color, message, onChange }: ColorTokenFieldProps) {
  const lch = lchOfToken(token, color);
  const write = (next: JsonObject): void => onChange(isObject(token) ? { ...token, ...next } : next);
  return (
    <div className={styles.color} role="group" aria-label={label}>
      <div className={styles.head}>
        <input
          type="color"
          className={styles.picker}
          aria-label={words.pickColor(label)}
          value={color.slice(0, 7)}
          onChange={({ target }) => write(srgbToken(target.value))}
        />
        <TextField
          // Typed as a whole: half of a hex is no color.
          key={color}
          size="md"
          label={label}
          description={description}
          message={message}
          defaultValue={color}
          spellCheck={false}
          onBlur={({ target }) => {
            const typed = `#${target.value.trim().replace(/^#/, '').toLowerCase()}`;
            if (/^#[\da-f]{6}$/.test(typed) && typed !== color) write(srgbToken(typed));
            else target.value = color;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      </div>
      <details>
        <summary>{words.oklch}</summary>
        {words.oklchParts.map(({ label: name, max, step }, place) => (
          <SliderField
            key={name}
            label={name}
            min={0}
            max={max}
            step={step}
            value={lch[place] ?? 0}
            onChange={({ target }) => {
              const [l, c, h] = lch.with(place, target.valueAsNumber);
              write(oklchToken([l ?? 0, c ?? 0, h ?? 0]));
            }}
          />
        ))}
      </details>
    </div>
  );
}
