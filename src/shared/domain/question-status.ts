/** A learner's status on a question. Null: not started. */
export type QuestionStatus = 'attempted' | 'solved' | null;

/** The status names for URLs and filters, which cannot express null. In order. */
export const statusNames = ['not_started', 'attempted', 'solved'] as const;

export type StatusName = (typeof statusNames)[number];

export const statusLabels: Record<StatusName, string> = {
  not_started: 'Not Started',
  attempted: 'Attempted',
  solved: 'Solved',
};

export function nameOfStatus(status: QuestionStatus): StatusName {
  return status ?? 'not_started';
}

export function statusOfName(name: StatusName): QuestionStatus {
  return name === 'not_started' ? null : name;
}
