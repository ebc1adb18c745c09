/** What is in the answer field of a form. */
export function answerIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('answer') ?? '').trim();
}

/** In percent, clamped to what the server accepts. Null if not given. */
export function confidenceIn(form: HTMLFormElement): number | null {
  const percent = Number.parseInt(String(new FormData(form).get('confidence')), 10);
  return Number.isNaN(percent) ? null : Math.min(99, Math.max(5, percent));
}
