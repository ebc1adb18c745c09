/** "August 8, 2026", in the user's time zone. For the browser only, since the server doesn't know it. */
export function calendarDay(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
