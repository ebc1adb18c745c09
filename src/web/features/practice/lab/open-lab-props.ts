import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Opening } from './opening.ts';

export interface OpenLabProps {
  question: QuestionDetail;
  /** Null if it was opened by an answer in another browser. */
  opening: Opening | null;
  takesFocus: boolean;
}
