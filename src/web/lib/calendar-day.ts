/** "8 August 2026", in the user's time zone. For the browser only, since the server doesn't know it. */
export function calendarDay(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
