import { TextArea } from '@siteledger/shared-lib/ui';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

/** Field for several lines of text; it grows with them and spans the form's whole width. */
export function TextAreaField(props: Omit<FieldProps, 'isWide'> & { placeholder?: string }) {
  const { text, setValue, frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame} isWide>
      <TextArea
        {...control}
        value={text}
        placeholder={props.placeholder}
        onChange={(event) => setValue(event.target.value)}
      />
    </FieldFrame>
  );
}
