import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import type { GivenAnswer, GivenSingleAnswer } from '#shared/contracts/answer.ts';
import { type AnswerDraft, toAnswerDraft, toGivenAnswer, toGivenSingle } from './answer-draft.ts';

export interface FollowUpDraft {
  question: string;
  answer: string;
  /** What of it can be checked, if anything. */
  check: AnswerDraft;
}

/** What helps readers find and practice a question, as it is typed into the form. */
export interface ExtrasDraft {
  subject: string;
  tags: string[];
  answer: AnswerDraft;
  hints: string[];
  followUps: FollowUpDraft[];
}

interface ExtrasChange {
  subject?: string;
  tags?: string[];
  answer?: GivenAnswer | null;
  hints?: string[];
  followUps?: GivenFollowUp[];
}

type GivenFollowUp = Omit<FollowUpDraft, 'check'> & { check?: GivenSingleAnswer };

type StoredExtras = Pick<AdminQuestion, 'subject' | 'tags' | 'answer' | 'hints' | 'followUps'>;

/** Null: a new question. */
export function toExtrasDraft(question: StoredExtras | null): ExtrasDraft {
  return {
    subject: question?.subject ?? '',
    tags: question?.tags ?? [],
    answer: toAnswerDraft(question?.answer ?? null),
    hints: question?.hints ?? [],
    followUps: (question?.followUps ?? []).map(({ check, ...texts }) => ({
      ...texts,
      check: toAnswerDraft(check ?? null),
    })),
  };
}

export const blankFollowUp: FollowUpDraft = {
  question: '',
  answer: '',
  check: toAnswerDraft(null),
};

function toGivenFollowUp({ check, ...texts }: FollowUpDraft): GivenFollowUp {
  const given = toGivenSingle(check);
  return { ...texts, ...(given && { check: given }) };
}

export function isPartChanged(
  part: keyof ExtrasDraft,
  first: ExtrasDraft,
  draft: ExtrasDraft,
): boolean {
  return JSON.stringify(first[part]) !== JSON.stringify(draft[part]);
}

/** Only the edited parts: the others stay as stored. */
export function changedParts(first: ExtrasDraft, draft: ExtrasDraft): ExtrasChange {
  const isChanged = (part: keyof ExtrasDraft) => isPartChanged(part, first, draft);
  const { subject, tags, answer, hints, followUps } = draft;
  return {
    ...(isChanged('subject') && { subject }),
    ...(isChanged('tags') && { tags }),
    ...(isChanged('answer') && { answer: toGivenAnswer(answer) }),
    ...(isChanged('hints') && { hints }),
    ...(isChanged('followUps') && { followUps: followUps.map(toGivenFollowUp) }),
  };
}
