import { use, useId, type ReactNode } from 'react';
import { ControlLookContext } from './control-look';
import './choice.css';

type Option<Value> = { value: Value; label: ReactNode; disabled?: boolean };

type Props<Value> = {
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** Choice of one among a few options, shown as a row of buttons. */
export function Choice<Value extends string | number>({ options, value, onChange, ...labels }: Props<Value>) {
  const { isDisabled } = use(ControlLookContext);
  const name = useId();
  return (
    <div {...labels} role="radiogroup" className="sl-choice">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
