import type { RevisedQuestion } from '#shared/contracts/admin-question.ts';
import type { FollowUp } from '#shared/contracts/answer.ts';
import { summarizeAnswer, toAnswerDraft } from './extras/answer-draft.ts';

type Fields = Omit<RevisedQuestion, 'description' | 'keepsAnswer'> & {
  keepsAnswer: boolean | null;
};

interface Change {
  label: string;
  value: string;
}

/** What a revision calls its fields. */
export const fieldNames = {
  name: 'name',
  description: 'description',
  difficulty: 'difficulty',
  category: 'category',
  type: 'job title',
  imageUrl: 'image',
  isVisible: 'visibility',
  isPremium: 'premium',
  keepsAnswer: 'answer check',
  subject: 'subject line',
  tags: 'tags',
  answer: 'answer',
  hints: 'hints',
  followUps: 'follow-ups',
  content: 'text',
} as const;

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
    ...shownExtras(question),
    // Only worth a line if removed: most questions never had an answer check.
    ...(question.keepsAnswer === false ? [{ label: 'Answer check', value: 'Removed' }] : []),
  ];
}

/** Old versions don't have these. */
function shownExtras({ subject, tags, answer, hints, followUps }: Fields): Change[] {
  const lines = [
    { label: 'Subject line', value: subject ?? '' },
    { label: 'Tags', value: tags?.join(', ') ?? '' },
    { label: 'Answer', value: answer ? describeAnswer(answer) : '' },
    { label: 'Hints', value: hints?.join(' · ') ?? '' },
    {
      label: 'Follow-ups',
      value: followUps?.map(describeFollowUp).join(' · ') ?? '',
    },
  ];
  return lines.map(({ label, value }) => ({ label, value: value || 'None' }));
}

function describeFollowUp({ question, answer, check }: FollowUp): string {
  return [question, answer, check && `(${describeAnswer(check)})`].filter(Boolean).join(' ');
}

function describeAnswer(answer: NonNullable<RevisedQuestion['answer']>): string {
  const draft = toAnswerDraft(answer);
  const mistakes = draft.mistakes.map(({ value }) => value).join(', ');
  return [summarizeAnswer(draft), mistakes && `mistakes: ${mistakes}`].filter(Boolean).join(' · ');
}
