import { isSelfJudgedKind } from '#shared/domain/answer-value.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type AnswerDraft, kindNames, toGivenAnswer } from './answer-draft.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { AnswerTrial } from './answer-trial.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { NumericFields } from './numeric-fields.tsx';
import { OpenFields } from './open-fields.tsx';
import type { ExtrasErrors } from './use-extras-draft.ts';
import { ValueFields } from './value-fields.tsx';

interface AnswerSectionProps extends AnswerFieldsProps {
  onErrors: (errors: ExtrasErrors) => void;
}

/** The fields for a kind of answer, with a box to try it out. */
export function AnswerFields({ onErrors, ...props }: AnswerSectionProps) {
  const { draft, errors, onChange } = props;
  const { kind } = draft;
  const given = toGivenAnswer(draft);
  return (
    <>
      <SelectField
        label="Kind of answer"
        name="answer.kind"
        options={Object.values(kindNames)}
        defaultValue={kindNames[draft.kind]}
        error={errors.answer}
        hint="Simulations and proofs need a program. Add them to the question bank instead."
        onChange={({ target }) => onChange({ kind: kindOf(target.value) })}
      />
      {draft.kind === 'choice' && <ChoiceFields {...props} />}
      {kind === 'open' && <OpenFields {...props} />}
      {kind === 'interval' && <ValueFields hint="For example, 9250." {...props} />}
      {(kind === 'fraction' || kind === 'number' || kind === 'expression') && (
        <NumericFields kind={kind} {...props} />
      )}
      {given && !isSelfJudgedKind(given.kind) && <AnswerTrial answer={given} onErrors={onErrors} />}
    </>
  );
}

function kindOf(name: string): AnswerDraft['kind'] {
  for (const kind of ['fraction', 'number', 'expression', 'choice', 'interval', 'open'] as const) {
    if (kindNames[kind] === name) return kind;
  }
  return 'none';
}
