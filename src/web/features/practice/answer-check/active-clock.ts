/** What the server records about how long an answer took. */
export interface AnswerTime {
  shownAt: string;
  activeSeconds: number;
}

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** Runs while the page is in view: nobody thinks about a question in a hidden tab. */
export function startActiveClock(page: Page) {
  const shownAt = new Date().toISOString();
  let active = 0;
  let since: number | null = null;

  function turn(): void {
    const now = performance.now();
    if (since !== null) active += now - since;
    since = page.hidden ? null : now;
  }

  turn();
  page.addEventListener('visibilitychange', turn);
  return {
    read(): AnswerTime {
      turn();
      return { shownAt, activeSeconds: Math.round(active / 1000) };
    },
    stop: () => page.removeEventListener('visibilitychange', turn),
  };
}
