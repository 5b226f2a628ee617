export { ChangedMeanwhile } from './changed-meanwhile';
export { DateField } from './days/date-field';
// Remotes may still import these from here.
export { DayPicker, DayRangeFilter, MonthRangePicker, type MonthRange } from '@siteledger/shared-lib/ui';
export { FieldFrame } from './fields/field-frame';
export { FileDrop } from './file-drop';
export { Form } from './form';
export { useFormValues, useIsFormDirty } from './form-context';
export {
  DialogActions,
  DialogFields,
  DiscardButton,
  FoldedSection,
  FormActions,
  FormSection,
  SubmitButton,
} from './form-layout';
export { FormPage, FormSum } from './form-page';
export { ImpactPanel } from './impact/impact-panel';
export { useImpact } from './impact/use-impact';
export { MoneyField, PercentField } from './fields/money-field';
export type { FormSchema, InitialValues, Values } from './schema-fields';
export { LookupField, SelectField, type Option } from './fields/select-field';
export { SuggestField } from './fields/suggest-field';
export { TextAreaField } from './fields/text-area-field';
export { EmailField, PasswordField, TelField, TextField } from './fields/text-field';
export { useFormField, wrongBy, type FieldProps } from './fields/use-form-field';
export { WholeNumberField } from './fields/whole-number-field';
export { UnsavedGuard } from './unsaved-guard';
export { useTyped, type Typed } from './use-typed';
