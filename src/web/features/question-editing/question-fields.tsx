import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { CheckBox } from '../../components/ui/check-box.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useApi } from '../../lib/app-context.ts';
import { categoriesQuery } from './stored-queries.ts';

type FieldName =
  | 'name'
  | 'difficulty'
  | 'category'
  | 'type'
  | 'imageUrl'
  | 'isPremium'
  | 'isVisible';

interface FieldProps {
  name: string;
  error: string | undefined;
  onChange: (event: React.ChangeEvent) => unknown;
  onBlur: (event: React.FocusEvent) => unknown;
  ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
}

interface QuestionFieldsProps {
  question: QuestionDetail;
  field: (name: FieldName) => FieldProps;
}

/** All but the description. */
export function QuestionFields({ question, field }: QuestionFieldsProps) {
  const listId = useId();
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  return (
    <>
      <TextField
        label="Name"
        defaultValue={question.name}
        autoComplete="off"
        autoFocus
        {...field('name')}
      />
      <div className="editing-columns">
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
          label="Job title (optional)"
          defaultValue={question.type}
          autoComplete="off"
          {...field('type')}
        />
        <TextField
          label="Image name (optional)"
          defaultValue={question.imageUrl ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('imageUrl')}
        />
      </div>
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <div className="mb-5 flex flex-wrap gap-x-8 gap-y-3">
        <CheckBox
          label="Premium: only subscribers see the solution"
          defaultChecked={question.isPremium}
          {...field('isPremium')}
        />
        <CheckBox
          label="Visible to everyone"
          defaultChecked={question.isVisible}
          {...field('isVisible')}
        />
      </div>
    </>
  );
}
