import { JsonLd } from '../components/json-ld.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { TopicsPage } from '../features/topics/topics-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { breadcrumbList } from '../lib/breadcrumb-list.ts';
import { useOrigin } from '../lib/handover.tsx';
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
  const origin = useOrigin();
  return (
    <>
      <PageTitle
        title="Topics"
        description="What quantitative-finance interviews ask about: topics with short primers and the questions to practice on, and ready-made collections."
        canonicalPath="/topics"
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          ...breadcrumbList([
            ['Home', `${origin}/`],
            ['Topics', `${origin}/topics`],
          ]),
        }}
      />
      <TopicsPage />
    </>
  );
}
