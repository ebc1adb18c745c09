import { SelectField } from '../../ui/select-field.tsx';
import { type AnswerDraft, kindNames, toGivenAnswer } from './answer-draft.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { AnswerTrial } from './answer-trial.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { NumericFields } from './numeric-fields.tsx';
import type { ExtrasErrors } from './use-extras-draft.ts';

interface AnswerSectionProps extends AnswerFieldsProps {
  onErrors: (errors: ExtrasErrors) => void;
}

/** The fields for a kind of answer, with a box to try it out. */
export function AnswerFields({ onErrors, ...props }: AnswerSectionProps) {
  const { draft, errors, onChange } = props;
  const kinds = Object.entries(kindNames).filter(([kind]) => kind !== 'open' || draft.open);
  const given = toGivenAnswer(draft);
  return (
    <>
      <SelectField
        label="Kind of answer"
        name="answer.kind"
        options={kinds.map(([, name]) => name)}
        defaultValue={kindNames[draft.kind]}
        error={errors.answer}
        hint="Simulations and proofs need a program. Add them to the question bank instead."
        onChange={({ target }) => onChange({ kind: kindOf(target.value) })}
      />
      {draft.kind === 'choice' && <ChoiceFields {...props} />}
      {draft.kind !== 'choice' && draft.kind !== 'open' && draft.kind !== 'none' && (
        <NumericFields kind={draft.kind} {...props} />
      )}
      {given && given.kind !== 'open' && <AnswerTrial answer={given} onErrors={onErrors} />}
    </>
  );
}

function kindOf(name: string): AnswerDraft['kind'] {
  for (const kind of ['fraction', 'number', 'expression', 'choice', 'open'] as const) {
    if (kindNames[kind] === name) return kind;
  }
  return 'none';
}
