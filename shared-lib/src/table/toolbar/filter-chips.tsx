import type { FilterValue } from '../list/list-url';
import './filter-chips.css';

type Props<Value extends string> = {
  /** Name of the filter, such as "Status". */
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: FilterValue;
  onChange: (chosen: Value[]) => void;
};

/** Filter with a few values that can be combined, as toggle buttons. None pressed means "any". */
export const FilterChips = <Value extends string>({ label, options, chosen, onChange }: Props<Value>) => (
  <div
    className="sl-filter-chips"
    role="group"
    aria-label={label}
    data-filled={options.some(({ value }) => chosen.includes(value)) || undefined}
  >
    {options.map(({ value, label: text }) => (
      <button
        key={value}
        type="button"
        aria-pressed={chosen.includes(value)}
        onClick={() =>
          onChange(
            options
              .map((option) => option.value)
              .filter((one) => (one === value ? !chosen.includes(value) : chosen.includes(one))),
          )
        }
      >
        {text}
      </button>
    ))}
  </div>
);
