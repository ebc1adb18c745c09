import { data, isRouteErrorResponse } from 'react-router';
import { DiscussionNotFound } from '../features/discussions/discussion-page/discussion-not-found.tsx';
import { DiscussionPage } from '../features/discussions/discussion-page/discussion-page.tsx';
import { ErrorPage } from '../features/site/shell/error-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { toId } from '../lib/id-in-url.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { threadQuery } from '../queries/threads.ts';
import type { Route } from './+types/discussion';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  await queries.ensureQueryData(threadQuery(api, idOrNotFound(params.id))).catch(throwAsPageError);
  return null;
}

/** Skip the skeleton if the response is quick. */
const patienceMs = 150;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { api, queries } = context.get(appContext);
  await Promise.race([
    queries.prefetchQuery(threadQuery(api, idOrNotFound(params.id))),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  return null;
}

function idOrNotFound(text: string | undefined): number {
  const id = toId(text);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

export default function Discussion({ params }: Route.ComponentProps) {
  return <DiscussionPage id={idOrNotFound(params.id)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <DiscussionNotFound /> : <ErrorPage error={error} />;
}
