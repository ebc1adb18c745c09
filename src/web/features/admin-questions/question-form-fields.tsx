import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { defaultCategory } from '#shared/domain/questions.ts';
import { ImageUpload } from '../../components/image-upload/image-upload.tsx';
import { CheckBox } from '../../components/ui/check-box.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useApi } from '../../lib/app-context.ts';
import { categoriesQuery } from './question-queries.ts';

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

interface QuestionFormFieldsProps {
  question: AdminQuestion | null;
  field: (name: FieldName) => FieldProps;
  onImage: (path: string | null) => void;
}

/** What a new question begins with. */
const beginning = {
  name: '',
  difficulty: 'Medium',
  category: defaultCategory,
  type: 'Stochastic Calculus',
  imageUrl: null,
  isPremium: false,
  isVisible: true,
} as const;

/** All but the two texts. */
export function QuestionFormFields({ question, field, onImage }: QuestionFormFieldsProps) {
  const first = question ?? beginning;
  const listId = useId();
  const [image, setImage] = useState(first.imageUrl);
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  const { error: _, ...imageField } = field('imageUrl');
  return (
    <>
      <TextField
        label="Name"
        defaultValue={first.name}
        autoComplete="off"
        autoFocus
        {...field('name')}
      />
      <div className="question-form-columns">
        <SelectField
          label="Difficulty"
          options={difficulties}
          defaultValue={first.difficulty}
          {...field('difficulty')}
        />
        <TextField
          label="Category"
          list={listId}
          defaultValue={first.category}
          autoComplete="off"
          {...field('category')}
        />
        <TextField
          label="Job title"
          hint="“Interview Question” is added when it is saved."
          defaultValue={first.type}
          autoComplete="off"
          {...field('type')}
        />
      </div>
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      {/* A text field, so that the form knows that it was changed. */}
      <input type="text" hidden readOnly defaultValue={first.imageUrl ?? ''} {...imageField} />
      <ImageUpload
        label="Image (optional)"
        value={image}
        onChange={(path) => {
          setImage(path);
          onImage(path);
        }}
      />
      <div className="mb-5 flex flex-wrap gap-x-8 gap-y-3">
        <CheckBox
          label="Premium: only subscribers see the solution"
          defaultChecked={first.isPremium}
          {...field('isPremium')}
        />
        <CheckBox
          label="Visible to everyone"
          defaultChecked={first.isVisible}
          {...field('isVisible')}
        />
      </div>
    </>
  );
}
