import { type ComponentProps, useId } from 'react';
import { describedBy, Field } from './field.tsx';

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
      <select {...select} {...describedBy(id, { hint, error })} id={id} className="field-input">
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
