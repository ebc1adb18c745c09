import { TopicsHead } from '../features/questions/topics/topics-head.tsx';
import { TopicsPage } from '../features/questions/topics/topics-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { topicMapQuery } from '../queries/topics.ts';
import type { Route } from './+types/topics';

type LoadArgs = Pick<Route.LoaderArgs, 'context'>;

async function load({ context }: LoadArgs) {
  const { api, queries } = context.get(appContext);
  await queries.ensureQueryData(topicMapQuery(api)).catch(throwAsPageError);
  return null;
}

export function loader(args: Route.LoaderArgs) {
  return load(args);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return load(args);
}

export default function Topics() {
  return (
    <>
      <TopicsHead
        title="Topics"
        description="What quantitative-finance interviews ask about: topics with short primers and questions to practice on, plus ready-made collections."
      />
      <TopicsPage />
    </>
  );
}
