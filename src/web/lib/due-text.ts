const dayLength = 86_400_000;

/** "tomorrow" or "in 3 days", in the time zone of the browser. */
export function dueText(due: string | Date, now = new Date()): string {
  const days = Math.round((startOfDay(new Date(due)) - startOfDay(now)) / dayLength);
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 60) return `in ${days} days`;
  const months = Math.round(days / 30.4);
  return months < 24 ? `in ${months} months` : `in ${Math.round(days / 365)} years`;
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
