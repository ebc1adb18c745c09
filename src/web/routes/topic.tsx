import { useQuery } from '@tanstack/react-query';
import { JsonLd } from '../components/json-ld.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { TopicPage } from '../features/topics/topic-page.tsx';
import { appContext, useApi } from '../lib/app-context.ts';
import { breadcrumbList } from '../lib/breadcrumb-list.ts';
import { useOrigin } from '../lib/handover.tsx';
import { throwAsPageError } from '../lib/page-error.ts';
import { topicQuery } from '../queries/topics.ts';
import type { Route } from './+types/topic';

type LoadArgs = Pick<Route.LoaderArgs, 'context' | 'params'>;

async function load({ context, params }: LoadArgs) {
  const { api, queries } = context.get(appContext);
  await queries.ensureQueryData(topicQuery(api, params.slug)).catch(throwAsPageError);
  return null;
}

export function loader(args: Route.LoaderArgs) {
  return load(args);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return load(args);
}

export default function Topic({ params: { slug } }: Route.ComponentProps) {
  const { data: topic } = useQuery(topicQuery(useApi(), slug));
  const origin = useOrigin();
  if (!topic) return null;
  const { name, summary } = topic;
  return (
    <>
      <PageTitle title={name} description={summary} canonicalPath={`/topics/${slug}`} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          ...breadcrumbList([
            ['Home', `${origin}/`],
            ['Topics', `${origin}/topics`],
            [name, `${origin}/topics/${slug}`],
          ]),
        }}
      />
      <TopicPage slug={slug} />
    </>
  );
}
