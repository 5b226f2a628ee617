import { MONEY_INPUT_DELAY_MS, MONEY_INPUT_MAX_LENGTH } from '@siteledger/shared-lib/domain';
import { DecimalInput } from './decimal-input';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

/**
 * An amount in RM: 2 decimals, thousands separated, at most 22 characters, handed on after 500 ms. A decimal string, or
 * null. docs/domain/screens.md#forms
 */
export function MoneyField(props: FieldProps) {
  const field = useFormField(props);
  return (
    <FieldFrame {...field.frame}>
      <DecimalInput field={field} prefix="RM " maxLength={MONEY_INPUT_MAX_LENGTH} delay={MONEY_INPUT_DELAY_MS} />
    </FieldFrame>
  );
}

const LONGEST_PERCENT = 7;

/** A percentage with 2 decimals. A decimal string, or null. */
export function PercentField(props: FieldProps) {
  const field = useFormField(props);
  return (
    <FieldFrame {...field.frame}>
      <DecimalInput field={field} suffix="%" maxLength={LONGEST_PERCENT} delay={0} />
    </FieldFrame>
  );
}
