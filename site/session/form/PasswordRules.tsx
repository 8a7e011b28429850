import { Check, Circle } from 'lucide-react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#ui';
import { compileRule, fillBounds, type TextRule } from '../rules.ts';
import { ruleText } from './fieldChecks.ts';
import * as styles from './PasswordRules.css.ts';

interface PasswordRulesProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: Path<Values>;
  readonly rule: TextRule;
}

/** What the rule asks of a new password; each part has a tick as soon as the text meets it. */
export function PasswordRules<Values extends FieldValues>({ control, name, rule }: PasswordRulesProps<Values>) {
  const { t } = useTranslation('auth');
  const { minLength, maxLength, patternId = 0 } = rule;
  const value: unknown = useWatch({ control, name });
  const typed = typeof value === 'string' ? value : '';
  const length: TextRule = { required: true, ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
  const parts = [
    { text: fillBounds(t('rule_length'), rule), rule: length },
    ...(patternId === 0 ? [] : [{ text: ruleText(rule, t), rule: { ...rule, required: true } }]),
  ];
  return (
    <span className={styles.parts}>
      {parts.map((part) => {
        const isMet = compileRule(part.rule)(typed) === undefined;
        const Mark = isMet ? Check : Circle;
        return (
          <span key={part.text} className={styles.part} data-met={isMet}>
            <Mark className={styles.mark} aria-hidden="true" />
            <span>
              {part.text}
              {isMet && <VisuallyHidden> {t('rule_met')}</VisuallyHidden>}
            </span>
          </span>
        );
      })}
    </span>
  );
}
