import { PageTitle } from '../components/page-title.tsx';
import { FormulaTestPage } from '../features/site/formula-test/formula-test-page.tsx';
import { samplesQuery } from '../features/site/formula-test/samples-query.ts';
import { appContext } from '../lib/app-context.ts';
import type { Route } from './+types/katex-test';

export async function loader({ context }: Route.LoaderArgs) {
  await context.get(appContext).queries.ensureQueryData(samplesQuery);
  return null;
}

/** In the browser the page renders first and then loads the formulas. */
export async function clientLoader() {
  return null;
}

export default function KatexTest() {
  return (
    <>
      <PageTitle
        title="Formula test"
        description="How formulas in LaTeX look on this site, with samples and room to try your own."
      />
      <FormulaTestPage />
    </>
  );
}
