import { MarkupEditor } from '../../markup-editor.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AnswerFieldsProps } from './answer-fields-props.ts';

/** What learners compare a written answer with. */
export function OpenFields({ draft, errors, onChange }: AnswerFieldsProps) {
  return (
    <>
      <MarkupEditor
        label="Rubric"
        name="answer.rubric"
        hint="What a good answer names, one point a line."
        isShort
        defaultValue={draft.rubric}
        error={errors['answer.rubric']}
        onChange={({ target }) => onChange({ rubric: target.value })}
      />
      <MarkupEditor
        label="Model answer (optional)"
        name="answer.model"
        hint=""
        isShort
        defaultValue={draft.model}
        error={errors['answer.model']}
        onChange={({ target }) => onChange({ model: target.value })}
      />
      <TextField
        label="Why no program can check it"
        name="answer.why"
        autoComplete="off"
        value={draft.why}
        error={errors['answer.why']}
        onChange={({ target }) => onChange({ why: target.value })}
      />
    </>
  );
}
