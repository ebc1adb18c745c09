import { useQuery } from '@tanstack/react-query';
import { CollectionPage } from '../features/questions/topics/collection-page.tsx';
import { TopicsHead } from '../features/questions/topics/topics-head.tsx';
import { appContext, useApi } from '../lib/app-context.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { collectionQuery } from '../queries/topics.ts';
import type { Route } from './+types/collection';

type LoadArgs = Pick<Route.LoaderArgs, 'context' | 'params'>;

async function load({ context, params }: LoadArgs) {
  const { api, queries } = context.get(appContext);
  await queries.ensureQueryData(collectionQuery(api, params.slug)).catch(throwAsPageError);
  return null;
}

export function loader(args: Route.LoaderArgs) {
  return load(args);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return load(args);
}

export default function Collection({ params: { slug } }: Route.ComponentProps) {
  const { data: collection } = useQuery(collectionQuery(useApi(), slug));
  if (!collection) return null;
  const { name, about } = collection;
  return (
    <>
      <TopicsHead title={name} description={about} path={`/collections/${slug}`} />
      <CollectionPage slug={slug} />
    </>
  );
}
