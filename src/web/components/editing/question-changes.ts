import type { RevisedQuestion } from '#shared/contracts/admin-question.ts';

type Fields = Omit<RevisedQuestion, 'description' | 'keepsAnswer'> & {
  keepsAnswer: boolean | null;
};

interface Change {
  label: string;
  value: string;
}

const yesOrNo = (isTrue: boolean) => (isTrue ? 'Yes' : 'No');

/** The fields that differ in a later version of a question, except for its description. */
export function listChanges(earlier: Fields, later: Fields): Change[] {
  const before = shownFields(earlier);
  return shownFields(later).filter(({ value }, index) => value !== before[index]?.value);
}

export function shownFields(question: Fields): Change[] {
  return [
    { label: 'Name', value: question.name },
    { label: 'Difficulty', value: question.difficulty },
    { label: 'Category', value: question.category },
    { label: 'Job title', value: question.type },
    { label: 'Image', value: question.imageUrl ?? 'None' },
    { label: 'Premium', value: yesOrNo(question.isPremium) },
    { label: 'Visible', value: yesOrNo(question.isVisible) },
    // Only worth a line if dropped: most questions never had an answer check.
    ...(question.keepsAnswer ? [] : [{ label: 'Answer check', value: 'Dropped' }]),
  ];
}
