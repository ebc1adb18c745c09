import type { FetchQueryOptions } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import type { ApiClient } from './api-client.ts';
import { appContext } from './app-context.ts';
import { throwAsPageError } from './page-error.ts';

interface LoadArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** For pages behind a link with a token. */
export async function loadByToken<Data, Key extends readonly unknown[]>(
  { context, request }: LoadArgs,
  query: (api: ApiClient, token: string) => FetchQueryOptions<Data, Error, Data, Key>,
): Promise<{ token: string }> {
  const { api, queries } = context.get(appContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  await queries.fetchQuery(query(api, token)).catch(throwAsPageError);
  return { token };
}
