import { useId } from 'react';
import type { AskedAnswer } from '#shared/contracts/question.ts';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { TextArea } from '../../../components/ui/input.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';

interface WrittenFieldProps {
  asked: AskedAnswer;
  isReadOnly: boolean;
  error: string | undefined;
}

/** A few lines, or an interval in one. */
export function WrittenField({ asked: { kind, unit }, isReadOnly, error }: WrittenFieldProps) {
  const id = useId();
  const shared = { name: 'answer', readOnly: isReadOnly, autoComplete: 'off' } as const;
  if (kind === 'interval') {
    return (
      <TextField
        {...shared}
        label="Your interval"
        hint={`Low to high${unit === null ? '' : `, in ${unit}`}, such as 8,000 to 10,000.`}
        error={error}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
    );
  }
  const hint = 'Points are enough. You compare them with what a good answer names.';
  return (
    <Field id={id} label="Your answer" hint={hint} error={error}>
      <TextArea
        {...shared}
        {...describedBy(id, { hint, error })}
        id={id}
        rows={7}
        maxLength={5000}
      />
    </Field>
  );
}
