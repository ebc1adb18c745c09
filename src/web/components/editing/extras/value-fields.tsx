import { TextField } from '../../ui/text-field.tsx';
import type { AnswerFieldsProps } from './answer-fields-props.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** A value and its unit. */
export function ValueFields({
  hint,
  draft,
  errors,
  onChange,
}: AnswerFieldsProps & { hint: string }) {
  return (
    <>
      <TextField
        {...plain}
        label="Value"
        name="answer.value"
        hint={hint}
        value={draft.value}
        error={errors['answer.value'] ?? errors['answer.numeric']}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <TextField
        {...plain}
        label="Unit (optional)"
        name="answer.unit"
        hint="For example, %, dollars or moves."
        value={draft.unit}
        error={errors['answer.unit']}
        onChange={({ target }) => onChange({ unit: target.value })}
      />
    </>
  );
}
