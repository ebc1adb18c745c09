/** What waits for an administrator. */
export const workKinds = ['errorReports', 'comments', 'feedback', 'payments', 'mail'] as const;

export type WorkKind = (typeof workKinds)[number];

/** How far each kind is counted. */
export const countedWork = 100;

const nouns: Record<WorkKind, [one: string, several: string]> = {
  errorReports: ['new error report', 'new error reports'],
  comments: ['reported comment', 'reported comments'],
  feedback: ['feedback message', 'feedback messages'],
  payments: ['failed payment', 'failed payments'],
  mail: ['failed email', 'failed emails'],
};

export function workCount(count: number): string {
  return count >= countedWork ? `${countedWork - 1}+` : String(count);
}

export function describeWork(kind: WorkKind, count: number): string {
  return `${workCount(count)} ${nouns[kind][count === 1 ? 0 : 1]}`;
}
