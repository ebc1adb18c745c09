import { CheckBox } from '../../ui/check-box.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AnswerDraft, precisionNames } from './answer-draft.ts';
import styles from './answer-fields.module.css';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { MistakeFields } from './mistake-fields.tsx';
import { ValueFields } from './value-fields.tsx';

const valueHints = {
  fraction: 'For example, 1/18.',
  number: 'For example, 12.5.',
  expression: 'LaTeX that the answer check can read, such as 1 - e^{-1}.',
} as const;

interface NumericFieldsProps extends AnswerFieldsProps {
  kind: keyof typeof valueHints;
}

/** The value, its precision, unit and common mistakes. */
export function NumericFields({ kind, draft, errors, onChange }: NumericFieldsProps) {
  const { precision, count, isProbability } = draft;
  const isCounted = precision === 'digits' || precision === 'places';
  return (
    <>
      <div className={styles.columns}>
        <ValueFields hint={valueHints[kind]} {...{ draft, errors, onChange }} />
        <SelectField
          label="Precision"
          name="answer.precision"
          options={Object.values(precisionNames)}
          defaultValue={precisionNames[precision]}
          onChange={({ target }) => onChange({ precision: precisionOf(target.value) })}
        />
        {isCounted && (
          <TextField
            autoComplete="off"
            label={precision === 'digits' ? 'How many digits' : 'How many places'}
            name="answer.count"
            inputMode="numeric"
            value={count}
            error={errors[`answer.${precision}`]}
            onChange={({ target }) => onChange({ count: target.value })}
          />
        )}
      </div>
      <div className="mb-5">
        <CheckBox
          label="This is a probability"
          name="answer.isProbability"
          defaultChecked={isProbability}
          onChange={({ target }) => onChange({ isProbability: target.checked })}
        />
        <p aria-live="polite" className="text-danger text-xs empty:hidden">
          {errors['answer.isProbability']}
        </p>
      </div>
      <MistakeFields
        mistakes={draft.mistakes}
        errors={errors}
        onChange={(mistakes) => onChange({ mistakes })}
      />
    </>
  );
}

function precisionOf(name: string): AnswerDraft['precision'] {
  for (const precision of ['exact', 'digits', 'places'] as const) {
    if (precisionNames[precision] === name) return precision;
  }
  return 'usual';
}
