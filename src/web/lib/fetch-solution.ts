import type { Solution } from '#shared/contracts/solution.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Null: there is none yet. */
export async function fetchSolution(api: ApiClient, questionId: number): Promise<Solution | null> {
  try {
    return await api.get<Solution>(`/api/solutions/${questionId}?cb=${Date.now()}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
