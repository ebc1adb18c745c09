import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect } from 'vitest';
import type { Question } from '#shared/contracts/question.ts';
import type { SearchResult } from '#shared/contracts/search.ts';
import type { User } from '#shared/contracts/user.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { nameOfStatus } from '#shared/domain/question-status.ts';
import { QuestionListPage } from '#web/features/questions/question-list/question-list-page.tsx';
import type { ApiRequest, ApiResponse } from '#web/lib/api-client.ts';
import { HydrationStateContext } from '#web/lib/hydration-state.tsx';
import { renderPage } from './render-page.tsx';
import { ok, refused, type Script } from './scripted-api.ts';
import { facets } from './site.ts';

/** Q001, Q002 and so on, in turn Easy, Medium, Hard; some may be special, by their index. */
export function makeQuestions(
  count: number,
  special: Record<number, Partial<Question>> = {},
): Question[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 101,
    name: `Q${String(index + 1).padStart(3, '0')} of Risk`,
    subject: null,
    description: 'Long.',
    difficulty: difficulties[index % 3] ?? 'Easy',
    category: 'Risk',
    type: 'Quant Interview Question',
    imageUrl: null,
    isVisible: true,
    isPremium: false,
    rating: null,
    status: null,
    isStarred: false,
    ...special[index],
  }));
}

/** Filters and pages like the server. Does not sort: tests look at the query. */
export const listReply =
  (questions: Question[]) =>
  ({ url }: ApiRequest): ApiResponse | Promise<ApiResponse> => {
    const query = new URL(url, 'http://site').searchParams;
    const isChosen = (name: string, value: string) => [null, value].includes(query.get(name));
    const found = questions.filter(
      ({ name, category, difficulty, status }) =>
        name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()) &&
        isChosen('category', category) &&
        isChosen('difficulty', difficulty) &&
        isChosen('status', nameOfStatus(status)),
    );
    const start = (Number(query.get('page')) - 1) * 25;
    return ok(found.slice(start, start + 25), { total: found.length })({ method: 'GET', url });
  };

export const foundNothing: SearchResult = {
  corrected: null,
  questions: [],
  categories: [],
  drills: [],
  topics: [],
  collections: [],
  pages: [],
};

interface ListOptions {
  questions?: Question[];
  user?: User;
  /** The page came from the server as a document. */
  cameWithDocument?: boolean;
  /** Anything else on the page. */
  beside?: React.ReactNode;
  /** Answers besides the list's own. */
  api?: Script;
}

export function renderList(at = '/questions', options: ListOptions = {}) {
  const { questions = makeQuestions(3), user, cameWithDocument = true, beside, api = {} } = options;
  const counts = facets({
    total: questions.length,
    categories: [{ category: 'Risk', count: questions.length }],
    measured: questions.filter(({ rating }) => rating !== null).length,
  });
  const hydrationState = {
    renderedAt: Date.now(),
    origin: 'http://site',
    queries: { mutations: [], queries: [] },
  };
  const view = renderPage(
    <HydrationStateContext value={hydrationState}>
      <QuestionListPage cameWithDocument={cameWithDocument} />
      <History />
      {beside}
    </HydrationStateContext>,
    {
      at,
      api: {
        'GET /api/user': user ?? refused(401, { message: 'Unauthorized' }),
        'GET /api/settings': [],
        'GET /api/questions': listReply(questions),
        'GET /api/questions/facets': counts,
        'GET /api/questions/daily': questions[0] ?? refused(404, { message: 'None' }),
        'GET /api/search': foundNothing,
        ...api,
      },
    },
  );
  return {
    ...view,
    params: () => Object.fromEntries(new URL(view.url(), 'http://site').searchParams),
    /** What the list was last asked for. */
    lastQuery: () => {
      const calls = view.api.requests.filter(({ url }) => url.startsWith('/api/questions?'));
      return Object.fromEntries(new URL(calls.at(-1)?.url ?? '', 'http://site').searchParams);
    },
    back: () => view.user.click(screen.getByText('Browser back')),
    forward: () => view.user.click(screen.getByText('Browser forward')),
  };
}

/** The browser's buttons. */
function History() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Browser forward
      </button>
    </>
  );
}

// Finding them by role takes happy-dom many times as long.
export const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
export const rowLinks = () => [...document.querySelectorAll<HTMLElement>('tbody a')];

/** The first word of each row's name, such as Q001. */
export const expectNames = (names: string[]) =>
  waitFor(() =>
    expect(rowLinks().map(({ textContent }) => textContent?.split(' ')[0])).toEqual(names),
  );

export const expectShowing = (from: number, to: number, total: number) =>
  screen.findByText(`Showing ${from} to ${to} of ${total} questions`);

export const searchField = () => screen.getByPlaceholderText('Search questions...');

export const columnHeader = (name: string) =>
  screen.getByRole('columnheader', { name: (text) => text.startsWith(name) });
