import type { Question, QuestionSetQuery } from '#shared/contracts/question.ts';
import { mostListQuestions } from '#shared/domain/lists.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import type { QuestionsService } from '../../questions/catalog/questions.service.ts';
import type { ListContents } from '../../questions/lists/list-contents.service.ts';
import type { AnswerService } from '../answers/answer.service.ts';
import type { AttemptService } from '../attempts/attempt.service.ts';
import type { SolutionService } from '../solutions/solution.service.ts';
import { cardHeader, cardLine, deckName } from './card-line.ts';

export type AnkiService = ReturnType<typeof createAnkiService>;

interface AnkiDeps {
  questions: Pick<QuestionsService, 'list'>;
  lists: Pick<ListContents, 'nameOf'>;
  solutions: Pick<SolutionService, 'sources'>;
  answers: Pick<AnswerService, 'statedAnswers'>;
  attempts: Pick<AttemptService, 'export'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  appUrl: string;
}

interface Reader {
  id: number;
  isAdmin: boolean;
}

const cardsAtOnce = 25;

/** Questions as cards for Anki, with the solutions that the reader may see. */
export function createAnkiService(deps: AnkiDeps) {
  const { questions, lists, solutions, answers, attempts, settings, rateLimits, appUrl } = deps;

  async function* write(rows: readonly Question[], deck: string, reader: Reader) {
    yield cardHeader;
    for (let start = 0; start < rows.length; start += cardsAtOnce) {
      const some = rows.slice(start, start + cardsAtOnce);
      // Read along with the solutions: whoever may see one may see the other.
      const sources = await solutions.sources(reader, some);
      const stated = await answers.statedAnswers([...sources.keys()]);
      await attempts.export(
        reader,
        [...sources].flatMap(([id, text]) => (text || stated.has(id) ? id : [])),
      );
      for (const question of some) {
        const { id } = question;
        const back = [stated.get(id), sources.get(id)].flatMap((text) => text ?? []);
        const note = sources.has(id) ? null : premiumNote;
        yield cardLine({ question, deck, back, note }, appUrl);
      }
    }
  }

  return {
    /** An export starts no question, but it counts as help for later answers. */
    async export(reader: Reader, set: QuestionSetQuery): Promise<AsyncIterable<string>> {
      await rateLimits.allow('exportCards', String(reader.id));
      const list = set.list === undefined ? null : await lists.nameOf(set.list, reader);
      const { app_title } = await settings.publicSettings();
      const page = { page: 1, pageSize: mostListQuestions };
      const { questions: rows } = await questions.list({ ...set, ...page }, reader);
      return write(rows, deckName(app_title, list), reader);
    },
  };
}

const premiumNote = 'The solution needs a premium subscription. Read it here:';
