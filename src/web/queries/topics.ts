import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { questionsKey } from './questions.ts';

const aMinute = 60_000;

export function topicMapQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...questionsKey, 'topics'],
    queryFn: () => api.call('GET /api/topics'),
    staleTime: aMinute,
  });
}

export function topicQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'topics', slug],
    queryFn: () => api.call('GET /api/topics/:slug', { params: { slug } }),
    staleTime: aMinute,
  });
}

export function collectionQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'collections', slug],
    queryFn: () => api.call('GET /api/collections/:slug', { params: { slug } }),
    staleTime: aMinute,
  });
}

export function questionTopicsQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...questionsKey, id, 'topics'],
    queryFn: () => api.call('GET /api/questions/:id/topics', { params: { id } }),
    staleTime: aMinute,
  });
}
