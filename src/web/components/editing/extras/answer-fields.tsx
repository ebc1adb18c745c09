import { isSelfJudgedKind } from '#shared/domain/answer-value.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type AnswerDraft, blankPart, kindNames, toGivenAnswer } from './answer-draft.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { AnswerTrial } from './answer-trial.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { NumericFields } from './numeric-fields.tsx';
import { OpenFields } from './open-fields.tsx';
import { PartFields } from './part-fields.tsx';
import type { ExtrasErrors } from './use-extras-draft.ts';
import { ValueFields } from './value-fields.tsx';

interface AnswerSectionProps extends AnswerFieldsProps {
  onErrors: (errors: ExtrasErrors) => void;
  kinds?: readonly AnswerDraft['kind'][];
  label?: string;
}

/** The fields for a kind of answer, with a box to try it out. */
export function AnswerFields(all: AnswerSectionProps) {
  const { onErrors, kinds = allKinds, label = 'Kind of answer', ...props } = all;
  const { draft, errors, onChange } = props;
  const { kind } = draft;
  const given = toGivenAnswer(draft);
  return (
    <>
      <SelectField
        label={label}
        name="answer.kind"
        options={kinds.map((offered) => kindNames[offered])}
        defaultValue={kindNames[draft.kind]}
        error={errors.answer}
        hint={
          kinds === allKinds
            ? 'Simulations and proofs need a program. Add them to the question bank instead.'
            : undefined
        }
        onChange={({ target }) => onChange(startOf(draft, kindOf(target.value)))}
      />
      {draft.kind === 'choice' && <ChoiceFields {...props} />}
      {kind === 'parts' && (
        <PartFields {...props} onErrors={onErrors}>
          {(part) => <AnswerFields kinds={singleKinds} {...part} />}
        </PartFields>
      )}
      {kind === 'open' && <OpenFields {...props} />}
      {kind === 'interval' && <ValueFields hint="For example, 9250." {...props} />}
      {(kind === 'fraction' || kind === 'number' || kind === 'expression') && (
        <NumericFields kind={kind} {...props} />
      )}
      {given && given.kind !== 'parts' && !isSelfJudgedKind(given.kind) && (
        <AnswerTrial answer={given} onErrors={onErrors} />
      )}
    </>
  );
}

/** Parts come in twos at least. */
function startOf({ parts }: AnswerDraft, kind: AnswerDraft['kind']): Partial<AnswerDraft> {
  return kind === 'parts' && parts.length < 2
    ? { kind, parts: [blankPart, { ...blankPart }] }
    : { kind };
}

/** Kinds of answers that are given at once. */
export const singleKinds = ['fraction', 'number', 'expression', 'choice'] as const;

const allKinds = [
  'none',
  'fraction',
  'number',
  'expression',
  'choice',
  'parts',
  'interval',
  'open',
] as const;

function kindOf(name: string): AnswerDraft['kind'] {
  return allKinds.find((kind) => kindNames[kind] === name) ?? 'none';
}
