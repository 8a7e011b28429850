import { useEffect, useState, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import { root } from './Field.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './AmountField.css.ts';
import { amountText } from './decimal.ts';
import { amountLabels } from './labels.ts';
import { pasteAmount } from './pasting.ts';
import { useAmountText } from './useAmountText.ts';
import { useForwardedRef } from './useForwardedRef.ts';

/** How many decimals a currency has: 2 for the peso, 0 for the dong. */
export type CurrencyExponent = 0 | 1 | 2 | 3 | 4;

type NativeAmount = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'maxLength'
>;

export type AmountFieldProps = FieldProps<NativeAmount> & {
  /** Decimals of the currency. All amounts here are whole minor units: with 2, `50000` is 500.00. */
  exponent: CurrencyExponent;
  /** The currency's sign, such as `₱`, before the amount. */
  currency: string;
  /** The amount when the owner keeps it, in minor units; `null` for none. */
  amount?: number | null | undefined;
  /** The amount at first, when the field keeps it itself, in minor units. */
  defaultAmount?: number | undefined;
  /** The new amount in minor units; undefined when the field is empty. Called only when it is another one. */
  onAmountChange?: (amount: number | undefined) => void;
  /** Amounts that a press fills in, in minor units, shown under the field. */
  presets?: readonly number[];
  /** All there is, in minor units: adds a button that fills it in. What is typed is for the form to judge. */
  max?: number | undefined;
  /** @default 'lg' */
  size?: FieldSize;
};

/**
 * Money, as the player types it, with thousands separators that come while typing. No floating point: minor units in,
 * minor units out. What is pasted may be written `1,234.50` or `1.234,50`. What is no amount (`-5`, `1e9`, more decimals than
 * the currency has) stays as it was typed or pasted; the field says why, before any message of its owner, and has no amount.
 *
 * In a native form, `name` posts the minor units ('' for none). With react-hook-form use a `Controller`, with `null` for
 * none: `amount={field.value} onAmountChange={(amount) => field.onChange(amount ?? null)}`, and `field.ref`, `onBlur`.
 */
export function AmountField(props: AmountFieldProps): ReactNode {
  const { exponent, currency, amount, defaultAmount, onAmountChange, presets = [], max, size, name, form, ref, ...rest } = props;
  const labels = useKitLabels(amountLabels);
  const input = useForwardedRef(ref);
  const value = { amount, defaultAmount, decimals: exponent, currency, onAmountChange };
  const { text, units, fault, unfinished, edit, endComposition, fill, tidy } = useAmountText(input, value);
  const problem = fault && fillLabel(labels[fault], { n: exponent, example: amountText(EXAMPLE, exponent) });
  // Nobody is told off in the middle of a number, unless its form has been sent.
  const isTold = problem !== undefined && !(unfinished && !rest.message);
  const { shell, control } = useField({ ...rest, ...(isTold && { message: problem, tone: 'critical' as const }) });
  const { className, ...boxed } = shell;
  // A form of the browser's own does not send it either.
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem]);
  const [news, setNews] = useState('');
  const locked = rest.disabled || rest.readOnly;
  const currencyId = `${shell.id}-currency`;

  // `₱500`, but `IDR 500`.
  const gap = /\p{L}{2}$/u.test(currency) ? '\u00a0' : '';
  const sums = presets.map((sum) => currency + gap + amountText(sum, exponent));

  const choose = (sum: number): void => {
    fill(sum);
    setNews(`${currency} ${amountText(sum, exponent)}`);
  };

  const currencySign = (
    <span id={currencyId} className={styles.currency}>
      {currency}
    </span>
  );
  const all = max !== undefined && (
    <button type="button" className={styles.max} aria-controls={shell.id} disabled={locked} onClick={() => choose(max)}>
      {labels.maxAmount}
    </button>
  );

  return (
    <div className={classes(root, className)}>
      <Field {...boxed} size={size} start={currencySign} end={all || undefined}>
        <input
          autoComplete="off"
          {...control}
          ref={input}
          form={form}
          type="text"
          // Keyboards of whole numbers have no point.
          inputMode={exponent > 0 ? 'decimal' : 'numeric'}
          aria-describedby={classes(control['aria-describedby'], currencyId)}
          value={text}
          onChange={(event) => {
            setNews('');
            edit(event);
          }}
          onCompositionEnd={(event) => {
            rest.onCompositionEnd?.(event);
            endComposition(event);
          }}
          onPaste={(event) => {
            rest.onPaste?.(event);
            pasteAmount(event, exponent);
          }}
          onBlur={(event) => {
            tidy();
            rest.onBlur?.(event);
          }}
          className={styles.amount}
        />
        {name !== undefined && <input type="hidden" name={name} form={form} value={units ?? ''} disabled={rest.disabled} />}
        <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
      </Field>
      {presets.length > 0 && (
        <div role="group" aria-label={labels.quickAmounts} className={styles.presets} style={columnsFor(sums)}>
          {presets.map((sum, index) => (
            <button
              key={sum}
              type="button"
              className={styles.preset}
              aria-pressed={units === sum}
              disabled={locked}
              onClick={() => choose(sum)}
            >
              <bdi>{sums[index]}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** In minor units, digits that show how both separators are written. */
const EXAMPLE = 123450;

/** Beside its digits a button has its padding; a row has as many as fit. */
function columnsFor(sums: readonly string[]): CSSProperties {
  const longest = Math.max(...sums.map(({ length }) => length));
  return { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(5.5rem, ${longest}ch + 1.25rem)), 1fr))` };
}
