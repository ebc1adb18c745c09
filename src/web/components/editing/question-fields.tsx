import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { z } from 'zod';
import type { RevisedQuestion } from '#shared/contracts/admin-question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { useApi } from '../../lib/app-context.ts';
import { allCategoriesQuery } from '../../queries/admin-questions.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ImageField } from './image-field.tsx';
import styles from './question-fields.module.css';
import type { questionFormSchema } from './question-schemas.ts';
import { VisibilityBox } from './visibility-box.tsx';

type FieldName = Exclude<keyof z.infer<typeof questionFormSchema>, 'description'>;

interface FieldProps {
  name: string;
  error: string | undefined;
  onChange: (event: React.ChangeEvent) => unknown;
  onBlur: (event: React.FocusEvent) => unknown;
  ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
}

interface QuestionFieldsProps {
  question: Pick<RevisedQuestion, Exclude<FieldName, 'keepsAnswer'>> & {
    /** Null: there is no answer check, hint or lab to keep. */
    keepsAnswer: boolean | null;
  };
  field: (name: FieldName) => FieldProps;
  jobTitle: { label: string; hint?: string };
  onImage: (path: string) => void;
}

/** Every field except the texts. */
export function QuestionFields({ question, field, jobTitle, onImage }: QuestionFieldsProps) {
  const listId = useId();
  const { error: _, ...imageInput } = field('imageUrl');
  const { data: categories = [] } = useQuery(allCategoriesQuery(useApi()));
  return (
    <>
      <TextField
        label="Name"
        defaultValue={question.name}
        autoComplete="off"
        autoFocus
        {...field('name')}
      />
      <div className={styles.columns}>
        <SelectField
          label="Difficulty"
          options={difficulties}
          defaultValue={question.difficulty}
          {...field('difficulty')}
        />
        <TextField
          label="Category"
          list={listId}
          defaultValue={question.category}
          autoComplete="off"
          {...field('category')}
        />
        <TextField
          {...jobTitle}
          defaultValue={question.type}
          autoComplete="off"
          {...field('type')}
        />
      </div>
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <ImageField
        initial={question.imageUrl}
        input={imageInput}
        onChange={(path) => onImage(path ?? '')}
      />
      <div className="mb-5 flex flex-wrap items-start gap-x-8 gap-y-3">
        <CheckBox
          label="Premium: only subscribers see the solution"
          defaultChecked={question.isPremium}
          {...field('isPremium')}
        />
        <VisibilityBox initial={question.isVisible} {...field('isVisible')} />
        {question.keepsAnswer !== null && (
          <CheckBox
            label="Keep the answer check, hints and simulation. Uncheck this if the question now asks for something else."
            defaultChecked={question.keepsAnswer}
            {...field('keepsAnswer')}
          />
        )}
      </div>
    </>
  );
}
