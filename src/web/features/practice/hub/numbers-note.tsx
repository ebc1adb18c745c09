import type { QuestionDetail } from '#shared/contracts/question.ts';

interface NumbersNoteProps {
  question: Pick<QuestionDetail, 'variant' | 'numbers'>;
  isAllMet: boolean;
}

/** Says that the numbers are new to the learner, or that no others are left. */
export function NumbersNote({ question: { variant, numbers }, isAllMet }: NumbersNoteProps) {
  if (numbers === null) return null;
  const text = isAllMet
    ? `You have met all ${numbers.count} sets of numbers of this question. These are the ones you met longest ago.`
    : variant && 'Fresh numbers: you have not met these before.';
  return text && <p className="mt-3 text-ink-muted text-sm">{text}</p>;
}
