import type { AnswerCheck } from '#shared/contracts/answer-check.ts';
import type { AskedAnswer, QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import type { AnswerEvents } from './use-answer-check.ts';

export interface AnswerFormProps {
  question: QuestionDetail;
  asked: AskedAnswer;
  user: User | null;
  /** Reviews and replays start with an empty field and have their own way to give up. */
  mode?: AnswerCheck['mode'];
  /** What the button says once the answer is known, and leads on. Null: it goes. */
  nextLabel: string | null;
  /** The same after a miss, until the answer is changed. Without: a miss leads nowhere. */
  missLabel?: string;
  /** Hints that the reader has not seen yet. */
  hintsLeft?: number;
  events: AnswerEvents;
}
