import { useId } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/input.tsx';

interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, options, labelOf, value, onChange } = props;
  const id = useId();
  return (
    <Field id={id} label={label}>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
