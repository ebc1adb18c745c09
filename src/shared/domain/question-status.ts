/** What a learner says about a question. Null: not started. */
export type QuestionStatus = 'attempted' | 'solved' | null;

/** The statuses by name, where null cannot stand: in addresses and filters. In their order. */
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
