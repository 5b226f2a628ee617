import { MONEY_INPUT_DELAY_MS, MONEY_INPUT_MAX_LENGTH } from '@siteledger/shared-lib/domain';
import { DecimalField } from './decimal-field';
import type { FieldProps } from './use-form-field';

/**
 * Field for an amount in RM: 2 decimals, thousands separators, at most 22 characters, debounced by 500 ms. A
 * calculation such as "100+50" is evaluated. The value is a decimal string or null. docs/domain/screens.md#forms
 */
export const MoneyField = (props: FieldProps) => (
  <DecimalField {...props} prefix="RM " maxLength={MONEY_INPUT_MAX_LENGTH} delay={MONEY_INPUT_DELAY_MS} />
);

const LONGEST_PERCENT = 7;

/** Field for a percentage with 2 decimals; the value is a decimal string or null. */
export const PercentField = (props: FieldProps) => (
  <DecimalField {...props} suffix="%" maxLength={LONGEST_PERCENT} delay={0} />
);
