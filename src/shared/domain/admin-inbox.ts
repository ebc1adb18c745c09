/** What is waiting for an administrator. */
export const inboxKinds = [
  'errorReports',
  'comments',
  'partners',
  'feedback',
  'payments',
  'mail',
] as const;

export type InboxKind = (typeof inboxKinds)[number];

/** Each kind is counted up to this. */
export const countedInInbox = 100;

const nouns: Record<InboxKind, [one: string, several: string]> = {
  errorReports: ['new error report', 'new error reports'],
  comments: ['reported comment', 'reported comments'],
  partners: ['reported partner', 'reported partners'],
  feedback: ['feedback message', 'feedback messages'],
  payments: ['failed payment', 'failed payments'],
  mail: ['failed email', 'failed emails'],
};

export function workCount(count: number): string {
  return count >= countedInInbox ? `${countedInInbox - 1}+` : String(count);
}

export function describeInbox(kind: InboxKind, count: number): string {
  return `${workCount(count)} ${nouns[kind][count === 1 ? 0 : 1]}`;
}
