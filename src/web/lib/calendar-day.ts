/** "8 August 2026", where the reader is. Only the browser knows that: not for the server's pages. */
export function calendarDay(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
