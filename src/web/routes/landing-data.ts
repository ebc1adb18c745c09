import type { AppContext } from '../lib/app-context.ts';
import { bankFiguresQuery } from '../queries/bank-figures.ts';
import { drillCountQuery } from '../queries/drills.ts';
import { loadHeroQuestion } from '../queries/hero-question.ts';

/** The page still shows if this fails. */
export async function loadLandingData({ api, queries }: AppContext): Promise<void> {
  await Promise.all([
    loadHeroQuestion(queries, api),
    queries.prefetchQuery(bankFiguresQuery(api)),
    queries.prefetchQuery(drillCountQuery(api)),
  ]);
}
