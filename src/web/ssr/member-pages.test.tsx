import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#shared/contracts/user.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import { publicSettingDefaults } from '#shared/domain/settings.ts';
import { recommended } from '#test/support/recommendations.ts';
import { Toaster } from '../components/ui/toaster.tsx';
import { defaultView, toListQuery } from '../features/questions/question-list/list-view.ts';
import { QuestionListPage } from '../features/questions/question-list/question-list-page.tsx';
import { StartHere } from '../features/questions/question-list/start-here.tsx';
import { PageShell } from '../features/site/shell/page-shell.tsx';
import { ApiClient } from '../lib/api-client.ts';
import { ApiContext } from '../lib/app-context.ts';
import {
  type HydrationState,
  HydrationStateContext,
  HydrationStateScript,
} from '../lib/hydration-state.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { currentUserKey } from '../queries/current-user.ts';
import { firstQuestionQuery } from '../queries/next-question.ts';
import { dailyQuery, facetsQuery, listQuery } from '../queries/question-list.ts';
import { settingsKey } from '../queries/settings.ts';
import { clientOf } from './client-of.ts';
import { placeholderOf } from './depersonalize.ts';
import { MemberPages } from './member-pages.ts';
import { renderPage } from './render-page.ts';

const api = new ApiClient(() => Promise.reject(new Error('nothing is called while rendering')));
const names = ['Even heads', 'Odd tails', 'The last die'];

const ada: User = {
  id: 1,
  username: 'ada',
  email: 'ada@example.org',
  isAdmin: false,
  isEmailVerified: true,
  stripeSubscriptionId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastActive: '2026-01-02T00:00:00.000Z',
  questionsAttempted: 0,
  questionsSolved: 0,
  canClaimAdmin: false,
};

const nasty: User = {
  ...ada,
  id: 31_337,
  username: `</script><b>"O'Hara" & $1</b>`,
  email: 'o"hara@example.org',
  questionsAttempted: 2,
  questionsSolved: 1,
};

/** What the server knows about a member when it renders the list. */
function listFor(
  user: User | null,
  statuses: QuestionStatus[] = [null, null, null],
  stars: boolean[] = [],
): HydrationState {
  const queries = createQueryClient();
  const rows = names.map((name, place) => ({
    id: place + 1,
    name,
    subject: 'What is asked',
    difficulty: 'Easy' as const,
    rating: place === 0 ? 1240 : null,
    category: 'Probability',
    isPremium: false,
    status: statuses[place] ?? null,
    isStarred: stars[place] ?? false,
  }));
  queries.setQueryData(settingsKey, publicSettingDefaults);
  queries.setQueryData(currentUserKey, user);
  queries.setQueryData(listQuery(api, toListQuery(defaultView)).queryKey, {
    rows,
    total: 3,
    page: 1,
  });
  queries.setQueryData(facetsQuery(api).queryKey, {
    total: 3,
    categories: ['Probability'],
    measured: 1,
  });
  queries.setQueryData(dailyQuery(api).queryKey, rows[2]);
  queries.setQueryData(firstQuestionQuery(api).queryKey, recommended(1));
  return { renderedAt: 0, origin: 'https://example.org', queries: dehydrate(queries) };
}

let renderings = 0;

async function render(hydrationState: HydrationState, nonce: string): Promise<string> {
  renderings += 1;
  const list = (
    <PageShell>
      <QuestionListPage cameWithDocument start={<StartHere />} />
    </PageShell>
  );
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element: list }]);
  const context = await query(new Request('https://example.org/questions'));
  if (context instanceof Response) throw new Error('The list redirects');
  return renderPage(
    <HydrationStateContext value={hydrationState}>
      <ApiContext value={api}>
        <QueryClientProvider client={clientOf(hydrationState)}>
          <Toaster>
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Toaster>
          <HydrationStateScript />
          <script nonce={nonce} />
        </QueryClientProvider>
      </ApiContext>
    </HydrationStateContext>,
    nonce,
  );
}

/** Query states contain the time when they were set. */
const withoutTimes = (html: string | null) =>
  html?.replaceAll(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '');

describe('the page of a member', () => {
  let pages: MemberPages;
  const url = new URL('https://example.org/questions');
  const show = (hydrationState: HydrationState, shown = url) =>
    pages.render({ url: shown, nonce: 'n0nce', hydrationState, render });
  beforeEach(() => {
    pages = new MemberPages();
    renderings = 0;
  });

  it.each<[string, User, QuestionStatus[]]>([
    ['one who has done nothing', ada, []],
    ['one with statuses', ada, ['solved', null, 'attempted']],
    ['one whose name is code', nasty, [null, 'solved', 'solved']],
    ['a subscriber', { ...nasty, stripeSubscriptionId: 'sub_1' }, ['attempted']],
    ['an administrator', { ...ada, isAdmin: true }, []],
  ])('looks just as if rendered for them alone: %s', async (_who, user, statuses) => {
    const hydrationState = listFor(user, statuses);
    // It was rendered for somebody else before.
    await show(listFor({ ...user, id: 7, username: 'bob' }, ['solved', 'solved', null]));
    const shared = await show(hydrationState);
    expect(renderings).toBe(1);
    expect(withoutTimes(shared)).toBe(withoutTimes(await render(hydrationState, 'n0nce')));
  });

  it('has the stars of its member', async () => {
    const hydrationState = listFor(ada, [], [true, false, true]);
    await show(listFor(ada, [], [false, true]));
    const shared = await show(hydrationState);
    expect(renderings).toBe(1);
    expect(shared?.match(/aria-pressed="true" aria-keyshortcuts="f"/g)).toHaveLength(2);
    expect(withoutTimes(shared)).toBe(withoutTimes(await render(hydrationState, 'n0nce')));
  });

  it('is rendered again if anything else differs', async () => {
    await show(listFor(ada));
    await show(listFor({ ...ada, isAdmin: true }));
    await show(listFor({ ...ada, isEmailVerified: false }));
    await show(listFor({ ...ada, questionsAttempted: 1 }));
    await show(listFor(ada), new URL('https://example.org/questions?page=2'));
    expect(renderings).toBe(5);
  });

  it('is rendered once for all who ask at the same time', async () => {
    await Promise.all([show(listFor({ ...nasty, username: 'ada' })), show(listFor(nasty))]);
    expect(renderings).toBe(1);
  });

  it('is not cached if its rendering fails', async () => {
    const failing = () => Promise.reject(new Error('broken'));
    const hydrationState = listFor(ada);
    const broken = pages.render({ url, nonce: 'n0nce', hydrationState, render: failing });
    await expect(broken).rejects.toThrow('broken');
    expect(await show(hydrationState)).toContain('Even heads');
  });

  it.each(['/account', '/discussions/7', '/question/7/slug/more'])(
    'is not shared: %s',
    async (path) => {
      expect(await show(listFor(ada), new URL(path, url))).toBeNull();
    },
  );

  it('has unguessable placeholders: 128 bits', () => {
    expect(placeholderOf('name')).toMatch(/^.[\w-]{22}:name.$/);
  });

  it('is not shared with visitors', async () => {
    expect(await show(listFor(null))).toBeNull();
  });
});
