import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AnswerFieldsProps } from './answer-fields.tsx';
import { ItemList } from './item-list.tsx';

export function ChoiceFields({ draft, errors, onChange }: AnswerFieldsProps) {
  const { choices, right } = draft;
  return (
    <>
      <ItemList
        items={choices}
        onChange={(changed) => onChange({ choices: changed })}
        blank=""
        noun="choice"
        least={2}
        most={10}
      >
        {(choice, change, index) => (
          <TextField
            label={`Choice ${index + 1}`}
            name={`answer.choices.${index}`}
            autoComplete="off"
            value={choice}
            error={errors[`answer.choices.${index}`]}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </ItemList>
      <SelectField
        // Its options are numbers, which must not outlive their choices.
        key={choices.length}
        label="Right choice"
        name="answer.value"
        options={choices.map((_, index) => String(index + 1))}
        defaultValue={String(right)}
        error={errors['answer.value']}
        onChange={({ target }) => onChange({ right: Number(target.value) })}
      />
    </>
  );
}
