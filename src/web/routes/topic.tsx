import { useQuery } from '@tanstack/react-query';
import { TopicPage } from '../features/questions/topics/topic-page.tsx';
import { TopicsHead } from '../features/questions/topics/topics-head.tsx';
import { appContext, useApi } from '../lib/app-context.ts';
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
  if (!topic) return null;
  const { name, summary } = topic;
  return (
    <>
      <TopicsHead title={name} description={summary} path={`/topics/${slug}`} />
      <TopicPage slug={slug} />
    </>
  );
}
