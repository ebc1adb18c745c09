import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { ApiClient } from '../../lib/api-client.ts';

export interface StoredQuestion extends QuestionDetail {
  /** Null: there is no answer check, hint or lab to keep. */
  keepsAnswer: true | null;
}

export async function fetchStoredQuestion(api: ApiClient, id: number): Promise<StoredQuestion> {
  const question = await api.call('GET /api/questions/:id', { params: { id } });
  const { answer, hintCount, lab } = question;
  return { ...question, keepsAnswer: answer || hintCount > 0 || lab ? true : null };
}
