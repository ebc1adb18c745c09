import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { useApi } from '../lib/app-context.ts';
import { firstQuestionQuery } from './next-question.ts';
import { questionQuery } from './questions.ts';

/** The question to try on the landing page; undefined if there is none. */
export function useHeroQuestion() {
  const api = useApi();
  const { data: chosen } = useQuery(firstQuestionQuery(api));
  const id = chosen?.id ?? 0;
  const { data: question } = useQuery({ ...questionQuery(api, id), enabled: id > 0 });
  return question;
}

/** The page still shows if this fails. */
export async function loadHeroQuestion(queries: QueryClient, api: ApiClient): Promise<void> {
  const chosen = await queries.ensureQueryData(firstQuestionQuery(api)).catch(() => null);
  if (chosen) await queries.prefetchQuery(questionQuery(api, chosen.id));
}
