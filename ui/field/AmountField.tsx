'use client';

import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { useCssProperties } from '../private/useCssProperties.ts';
import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import { root } from './Field.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './AmountField.css.ts';
import { amountText } from './decimal.ts';
import { amountLabels } from './labels.ts';
import { pasteAmount } from './pasting.ts';
import { useAmountText } from './useAmountText.ts';
import { useForwardedRef } from './useForwardedRef.ts';

/** Number of decimals of a currency: 2 for the peso, 0 for the dong. */
export type CurrencyExponent = 0 | 1 | 2 | 3 | 4;

type NativeAmount = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'maxLength'
>;

export type AmountFieldProps = FieldProps<NativeAmount> & {
  /** Decimals of the currency. All amounts are integers in minor units: with 2, `50000` is 500.00. */
  exponent: CurrencyExponent;
  /** What is written directly before the amount: a symbol such as `₱` or `Rp`, or a code with its space, `IDR\u00a0`. */
  currency: string;
  /** The amount when controlled, in minor units; `null` for none. */
  amount?: number | null | undefined;
  /** The initial amount when uncontrolled, in minor units. */
  defaultAmount?: number | undefined;
  /** The new amount in minor units; undefined if the field is empty. Called only on change. */
  onAmountChange?: ((amount: number | undefined) => void) | undefined;
  /** Quick amounts under the field, in minor units. */
  presets?: readonly number[] | undefined;
  /**
   * The available amount, in minor units: adds a button that fills it in. Entered amounts are validated by the form.
   */
  max?: number | undefined;
  /** @default 'lg' */
  size?: FieldSize | undefined;
};

/**
 * An amount of money, formatted with thousands separators while typing. No floating point: minor units in, minor units
 * out. Accepts pasted `1,234.50` or `1.234,50`. An invalid amount (`-5`, `1e9`, more decimals than the currency has) is
 * left as entered; the field shows the reason, before any message of its parent, and has no amount.
 *
 * In a native form, `name` posts the minor units ('' for none). With react-hook-form use a `Controller`, with `null`
 * for none: `amount={field.value} onAmountChange={(amount) => field.onChange(amount ?? null)}`, and `field.ref`,
 * `onBlur`.
 */
export function AmountField(props: AmountFieldProps): ReactNode {
  const { exponent, currency, amount, defaultAmount, onAmountChange, presets = [], max, size, name, form, ref, ...rest } = props;
  const labels = useKitLabels(amountLabels);
  const input = useForwardedRef(ref);
  const value = { amount, defaultAmount, decimals: exponent, currency, onAmountChange };
  const { text, units, fault, unfinished, edit, endComposition, fill, tidy } = useAmountText(input, value);
  const problem = fault && fillLabel(labels[fault], { n: exponent, example: amountText(EXAMPLE, exponent) });
  // No error for an incomplete number while typing, unless the form was submitted.
  const isTold = problem !== undefined && !(unfinished && !rest.message);
  const { shell, control } = useField({ ...rest, ...(isTold && { message: problem, tone: 'critical' as const }) });
  const { className, ...boxed } = shell;
  // Also prevents native form submission.
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem]);
  const [news, setNews] = useState('');
  const locked = rest.disabled || rest.readOnly;
  const currencyId = `${shell.id}-currency`;

  const written = (sum: number): string => currency + amountText(sum, exponent);
  const sums = presets.map(written);

  const presetsRef = useCssProperties({ '--pf-longest-amount': Math.max(0, ...sums.map(({ length }) => length)) });

  const choose = (sum: number): void => {
    fill(sum);
    setNews(written(sum));
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
          // Keyboards for integers have no decimal point.
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
        <div role="group" aria-label={labels.quickAmounts} ref={presetsRef} className={styles.presets}>
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

/** In minor units; an example with both separators. */
const EXAMPLE = 123450;
