import { PageTitle } from '../components/page-title.tsx';
import { DrillsPage } from '../features/drills/list/drills-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { drillsQuery } from '../queries/drills.ts';
import type { Route } from './+types/drills';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  await queries.ensureQueryData(drillsQuery(api)).catch(throwAsPageError);
  return null;
}

/** In the browser the page renders first and then loads. */
export async function clientLoader() {
  return null;
}

export default function Drills() {
  return (
    <>
      <PageTitle
        title="Drills"
        description="Timed drills for trading interviews: mental arithmetic, 80 in 8, sequences, probability and order books, in the formats of real tests."
        canonicalPath="/drills"
      />
      <DrillsPage />
    </>
  );
}
