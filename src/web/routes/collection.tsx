import { useQuery } from '@tanstack/react-query';
import { JsonLd } from '../components/json-ld.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { CollectionPage } from '../features/topics/collection-page.tsx';
import { appContext, useApi } from '../lib/app-context.ts';
import { breadcrumbList } from '../lib/breadcrumb-list.ts';
import { useOrigin } from '../lib/handover.tsx';
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
  const origin = useOrigin();
  if (!collection) return null;
  const { name, about } = collection;
  return (
    <>
      <PageTitle title={name} description={about} canonicalPath={`/collections/${slug}`} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          ...breadcrumbList([
            ['Home', `${origin}/`],
            ['Topics', `${origin}/topics`],
            [name, `${origin}/collections/${slug}`],
          ]),
        }}
      />
      <CollectionPage slug={slug} />
    </>
  );
}
