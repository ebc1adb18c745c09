import { MarkupEditor } from '../../markup-editor.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { blankPart } from './answer-draft.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { ItemList } from './item-list.tsx';
import { errorsOutside, errorsWithin } from './nested-errors.ts';
import type { ExtrasErrors } from './use-extras-draft.ts';

interface AnswerSectionProps extends AnswerFieldsProps {
  onErrors: (errors: ExtrasErrors) => void;
}

interface PartFieldsProps extends AnswerSectionProps {
  /** The fields for the answer of a part. */
  children: (props: AnswerSectionProps) => React.ReactNode;
}

/** Linked questions, each with its answer. */
export function PartFields({ draft, errors, onChange, onErrors, children }: PartFieldsProps) {
  return (
    <ItemList
      items={draft.parts}
      onChange={(parts) => onChange({ parts })}
      blank={blankPart}
      noun="part"
      least={2}
      most={4}
    >
      {(part, change, index) => {
        const field = `answer.parts.${index}`;
        return (
          <fieldset>
            <legend className="mb-3 font-medium">Part {index + 1}</legend>
            <MarkupEditor
              label={`Question of part ${index + 1}`}
              name={`${field}.question`}
              hint=""
              isShort
              defaultValue={part.question}
              error={errors[`${field}.question`]}
              onChange={({ target }) => change({ ...part, question: target.value })}
            />
            <TextField
              label={`Hints of part ${index + 1}`}
              name={`${field}.hints`}
              hint="How many of the hints below belong to it, in their order."
              inputMode="numeric"
              autoComplete="off"
              value={part.hints}
              error={errors[`${field}.hints`]}
              onChange={({ target }) => change({ ...part, hints: target.value })}
            />
            {children({
              draft: part.answer,
              errors: errorsWithin(errors, `${field}.answer`),
              onChange: (changed) => change({ ...part, answer: { ...part.answer, ...changed } }),
              onErrors: (found) => onErrors(errorsOutside(found, `${field}.answer`)),
            })}
          </fieldset>
        );
      }}
    </ItemList>
  );
}
