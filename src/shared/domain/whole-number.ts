/**
 * "12,345". Formatted by hand: browsers take tens of milliseconds for the first number that they
 * format by locale, right when the page hydrates.
 */
export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
