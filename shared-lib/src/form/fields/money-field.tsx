import { MONEY_INPUT_DELAY_MS, MONEY_INPUT_MAX_LENGTH } from '@siteledger/shared-lib/domain';
import { DecimalField } from './decimal-field';
import type { FieldProps } from './use-form-field';

/**
 * An amount in RM: 2 decimals, thousands separated, at most 22 characters, handed on after 500 ms; a calculation such as
 * "100+50" is worked out. A decimal string, or null. docs/domain/screens.md#forms
 */
export const MoneyField = (props: FieldProps) => (
  <DecimalField {...props} prefix="RM " maxLength={MONEY_INPUT_MAX_LENGTH} delay={MONEY_INPUT_DELAY_MS} />
);

const LONGEST_PERCENT = 7;

/** A percentage with 2 decimals. A decimal string, or null. */
export const PercentField = (props: FieldProps) => (
  <DecimalField {...props} suffix="%" maxLength={LONGEST_PERCENT} delay={0} />
);
