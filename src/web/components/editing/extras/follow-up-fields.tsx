import { MarkupEditor } from '../../markup-editor.tsx';
import { AnswerFields, singleKinds } from './answer-fields.tsx';
import { blankFollowUp, type FollowUpDraft } from './extras-draft.ts';
import { ItemList } from './item-list.tsx';
import { errorsOutside, errorsWithin } from './nested-errors.ts';
import type { ExtrasErrors } from './use-extras-draft.ts';

interface FollowUpFieldsProps {
  followUps: FollowUpDraft[];
  errors: ExtrasErrors;
  onChange: (followUps: FollowUpDraft[]) => void;
  onErrors: (errors: ExtrasErrors) => void;
}

/** What an interviewer asks next, with its answer, and what of it can be checked. */
export function FollowUpFields({ followUps, errors, onChange, onErrors }: FollowUpFieldsProps) {
  return (
    <ItemList items={followUps} onChange={onChange} blank={blankFollowUp} noun="follow-up" most={5}>
      {(followUp, write, index) => {
        const field = `followUps.${index}`;
        return (
          <fieldset>
            <legend className="sr-only">Follow-up {index + 1}</legend>
            <MarkupEditor
              label={`Follow-up ${index + 1}`}
              name={`${field}.question`}
              hint=""
              isShort
              defaultValue={followUp.question}
              error={errors[`${field}.question`]}
              onChange={({ target }) => write({ ...followUp, question: target.value })}
            />
            <MarkupEditor
              label={`Answer to follow-up ${index + 1}`}
              name={`${field}.answer`}
              hint=""
              isShort
              defaultValue={followUp.answer}
              error={errors[`${field}.answer`]}
              onChange={({ target }) => write({ ...followUp, answer: target.value })}
            />
            <AnswerFields
              label={`Check of follow-up ${index + 1}`}
              kinds={['none', ...singleKinds]}
              draft={followUp.check}
              errors={errorsWithin(errors, `${field}.check`)}
              onChange={(part) => write({ ...followUp, check: { ...followUp.check, ...part } })}
              onErrors={(found) => onErrors(errorsOutside(found, `${field}.check`))}
            />
          </fieldset>
        );
      }}
    </ItemList>
  );
}
