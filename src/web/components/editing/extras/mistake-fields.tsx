import { Legend } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Mistake } from './answer-draft.ts';
import styles from './answer-fields.module.css';
import { ItemList } from './item-list.tsx';
import type { ExtrasErrors } from './use-extras-draft.ts';

interface MistakeFieldsProps {
  mistakes: Mistake[];
  errors: ExtrasErrors;
  onChange: (mistakes: Mistake[]) => void;
}

/** Tempting wrong values, each with a message that helps. */
export function MistakeFields({ mistakes, errors, onChange }: MistakeFieldsProps) {
  return (
    <fieldset>
      <Legend>Common mistakes</Legend>
      <ItemList
        items={mistakes}
        onChange={onChange}
        blank={{ value: '', message: '' }}
        noun="mistake"
        most={10}
      >
        {(mistake, change, index) => (
          <div className={styles.mistake}>
            <TextField
              label={`Wrong value ${index + 1}`}
              name={`answer.mistakes.${index}.value`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={mistake.value}
              error={errors[`answer.mistakes.${index}.value`]}
              onChange={({ target }) => change({ ...mistake, value: target.value })}
            />
            <TextField
              label={`Message ${index + 1}`}
              name={`answer.mistakes.${index}.message`}
              autoComplete="off"
              value={mistake.message}
              error={errors[`answer.mistakes.${index}.message`]}
              onChange={({ target }) => change({ ...mistake, message: target.value })}
            />
          </div>
        )}
      </ItemList>
    </fieldset>
  );
}
