import { longestSentence } from '#shared/contracts/answer.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AnswerDraft, blankChoice, type Choice } from './answer-draft.ts';
import styles from './answer-fields.module.css';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { ItemList } from './item-list.tsx';

export function ChoiceFields({ draft, errors, onChange }: AnswerFieldsProps) {
  const { choices, right } = draft;
  return (
    <>
      <ItemList
        items={choices}
        onChange={(changed) => onChange({ choices: changed, right: rightAmong(changed, draft) })}
        blank={blankChoice}
        noun="choice"
        least={2}
        most={10}
      >
        {(choice, change, index) => (
          <div className={styles.mistake}>
            <TextField
              label={`Choice ${index + 1}`}
              name={`answer.choices.${index}`}
              autoComplete="off"
              value={choice.text}
              error={errors[`answer.choices.${index}`]}
              onChange={({ target }) => change({ ...choice, text: target.value })}
            />
            {index + 1 !== right && (
              <TextField
                label={`Message ${index + 1} (optional)`}
                name={`answer.message.${index}`}
                autoComplete="off"
                maxLength={longestSentence}
                hint="What those who choose this overlook."
                value={choice.message}
                onChange={({ target }) => change({ ...choice, message: target.value })}
              />
            )}
          </div>
        )}
      </ItemList>
      <SelectField
        // Outside the form, which would mistake its value for an edit.
        form="none"
        label="Correct choice"
        name="answer.value"
        options={choices.map((_, index) => String(index + 1))}
        value={String(right)}
        error={errors['answer.value']}
        onChange={({ target }) => onChange({ right: Number(target.value) })}
      />
    </>
  );
}

/** The number of the right choice, even after it has moved. */
function rightAmong(changed: Choice[], { choices, right }: AnswerDraft): number {
  const isSameList = changed.length === choices.length;
  const isTyped = isSameList && changed.filter((choice, i) => choice !== choices[i]).length <= 1;
  const place = isTyped ? right - 1 : changed.findIndex((choice) => choice === choices[right - 1]);
  return place < 0 ? 1 : place + 1;
}
