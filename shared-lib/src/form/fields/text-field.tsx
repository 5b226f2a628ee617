import { Input } from '@siteledger/shared-lib/ui';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

type Props = FieldProps & { placeholder?: string; autoComplete?: string };

/** Field for one line of text. */
export const TextField = (props: Props) => <OneLine {...props} type="text" />;

/**
 * Field for a telephone number, kept as typed: "03-2161 8888", "+603-2161 8888".
 * docs/domain/parties.md#telephone-and-address
 */
export const TelField = (props: Props) => <OneLine {...props} type="tel" />;

/** Field for an e-mail address. */
export const EmailField = (props: Props) => <OneLine {...props} type="email" />;

/** Field for a password; the text is hidden. docs/domain/roles-and-permissions.md#users */
export const PasswordField = (props: Props) => <OneLine {...props} type="password" />;

type OneLineProps = Props & { type: 'text' | 'tel' | 'email' | 'password' };

function OneLine({ type, placeholder, autoComplete = 'off', ...props }: OneLineProps) {
  const { text, setValue, frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <Input
        {...control}
        type={type}
        name={props.name}
        value={text}
        placeholder={placeholder}
        autoComplete={autoComplete}
        onChange={(event) => setValue(event.target.value)}
      />
    </FieldFrame>
  );
}
