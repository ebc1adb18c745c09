import type { InterviewerState } from '#shared/contracts/meeting.ts';
import type { Commands } from './use-command.ts';

/** What the parts of an interviewer's question are given. */
export interface QuestionPart {
  id: string;
  question: NonNullable<InterviewerState['question']>;
  /** Null while the clock is at rest. */
  commands: Commands | null;
}
