import { AutoComplete } from '@siteledger/shared-lib/ui';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

type Props = FieldProps & { suggestions: readonly string[] };

/** Text field with suggestions that also accepts new texts, such as an end customer. parties.md#end-customers */
export function SuggestField({ suggestions, ...props }: Props) {
  const { text, setValue, frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <AutoComplete
        {...control}
        value={text}
        options={suggestions.map((value) => ({ value }))}
        showSearch={{ filterOption: (typed, option) => includes(String(option?.value), typed) }}
        onChange={(value: string) => setValue(value)}
      />
    </FieldFrame>
  );
}

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
