/** Formatted as on the page. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
}
