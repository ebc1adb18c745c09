import { type ComponentProps, useId } from 'react';
import { describedBy, Field } from './field.tsx';
import { Select } from './input.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  name: string;
  options: readonly string[];
  hint?: string | undefined;
  error?: string | undefined;
}

export function SelectField({ label, options, hint, error, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select {...select} {...describedBy(id, { hint, error })} id={id}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
}
