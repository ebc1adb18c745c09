import { data } from 'react-router';
import { ErrorPage } from '../features/site/shell/error-page.tsx';
import type { Route } from './+types/not-found';

function throwNotFound(): never {
  throw data(null, { status: 404 });
}

export const loader = throwNotFound;
export const clientLoader = throwNotFound;

export default function NotFound() {
  return null;
}

/** Here rather than at the root, so that the header and footer stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
