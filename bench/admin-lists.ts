// Server time of the administrators' lists, at 100,000 rows vs. 1,000.
import { countedRows, lastPage } from '#shared/domain/pagination.ts';
import type { TestApp } from '#test/support/app.ts';
import { any, anyNumber, anySpelling } from './support/any.ts';
import { addAdminRows } from './support/many-admin-rows.ts';
import {
  addQuestions,
  categoryCount,
  endingOf,
  frequentPart,
  someParts,
} from './support/many-questions.ts';
import { median } from './support/numbers.ts';
import { compareSizes, milliseconds, type SizedSite, withTwoSizes } from './support/two-sizes.ts';

const questionSorts = ['name', 'difficulty', 'type', 'createdAt', 'updatedAt', 'id'];
const userSorts = ['username', 'email', 'createdAt', 'lastActive'];

type Queries = Record<string, (size: number) => string>;

const lists: Record<string, Queries> = {
  '/api/admin/questions': {
    'first page': () => '',
    'any page of 100': (size) => `pageSize=100&page=${anyNumber(size / 100)}`,
    'any order and page': (size) =>
      `sort=${any(questionSorts)}&direction=desc&page=${anyNumber(lastPage(size))}`,
    category: () => `category=Category%20${anyNumber(categoryCount)}`,
    'hidden, newest first': () => 'visibility=hidden&sort=updatedAt',
    'search, found often': () => `search=${anySpelling(frequentPart)}`,
    'search, found sometimes': () => `search=${anySpelling(any(someParts))}`,
    'search, found once': (size) => `search=${endingOf(anyNumber(size))}`,
    'search, found in every statement': () => `search=${anySpelling('lands heads')}`,
    'search, found nowhere': () => 'search=no such words',
    'search, filters and order': () =>
      `search=${anySpelling(any(someParts))}&difficulty=Hard&visibility=visible&premium=free&sort=${any(questionSorts)}`,
  },
  '/api/admin/work': { 'what waits': () => '' },
  '/api/admin/users': {
    'first page': () => '',
    'any page': (size) => anyPage(size),
    'any order, first page': () => `sort=${any(userSorts)}`,
    'any order and page': (size) => `sort=${any(userSorts)}&${anyPage(size)}`,
    administrators: () => 'role=admin',
    'unverified, by name': () => 'verified=false&sort=username',
    'search, found once': (size) => `search=user_${anyNumber(size)}@`,
    'search, found often': () => `search=user_${anyNumber(9)}`,
    'search, found always': () => 'search=example',
    'search of one letter': () => 'search=u',
  },
  '/api/admin/error-reports': {
    'first page': () => '',
    'any page': (size) => anyPage(size),
    'by status': () => 'sort=status',
    'of one status': () => 'status=fixed',
    'by question': () => 'sort=question',
    'search, found once': (size) => `search=row ${anyNumber(size)}.`,
    'search, found always': () => 'search=row',
  },
  '/api/admin/subscriptions': {
    'first page': () => '',
    'any page': (size) => anyPage(size),
    'by status': () => 'sort=status',
    'search, found once': (size) => `search=user_${anyNumber(size)}@`,
    'search, found always': () => 'search=example',
  },
  '/api/admin/mails': {
    'first page': () => '',
    'any page': (size) => anyPage(size),
    failed: () => 'status=failed',
    'search, found once': (size) => `search=user_${anyNumber(size)}@`,
    'search, found always': () => 'search=example',
  },
  '/api/admin/audit': {
    'first page': () => '',
    'any page': (size) => anyPage(size),
    'one action': () => 'action=question.update',
    'search, found once': (size) => `search=row ${anyNumber(size)}.`,
    'search, found always': () => 'search=row',
  },
  '/api/admin/feedback': {
    'first page': () => '',
    'any page': (size) => anyPage(size),
    'search, found once': (size) => `search=row ${anyNumber(size)}.`,
    'search, found always': () => 'search=row',
  },
  '/api/admin/signups': {
    'first page': () => 'list=newsletter',
    'any page': (size) => `list=newsletter&${anyPage(size)}`,
    'by email': () => 'list=newsletter&sort=email',
    'search, found once': (size) => `list=newsletter&search=user_${anyNumber(size)}@`,
    'search, found always': () => 'list=newsletter&search=example',
  },
};

await withTwoSizes(fill, async (sites) => {
  for (const [list, queries] of Object.entries(lists)) {
    const calls = Object.entries(queries).map(([name, query]) => ({
      name,
      path: (size: number) => withPage(query(size)),
      isSignedIn: true,
    }));
    await compareSizes(sites, { base: list, calls, rounds: 40 });
    console.log();
  }
  for (const site of sites) await measureReload(site);
});

async function fill(site: TestApp, size: number) {
  const { pool } = site.database;
  const { cookie } = await site.signIn({ isAdmin: true });
  await addQuestions(pool, size);
  await pool.query('update questions set is_visible = false where id % 20 = 0');
  await addAdminRows(pool, size);
  return { cookie };
}

function withPage(query: string): string {
  return `?${query.includes('page=') ? query : `${query}&page=1`}`;
}

/** For a list that the database counts. */
function anyPage(size: number): string {
  return `page=${anyNumber(lastPage(Math.min(size, countedRows)))}`;
}

/** From an administrator's save until the list shows it. */
async function measureReload({ site, size, cookie }: SizedSite): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now();
    await site.app.inject({
      method: 'PATCH',
      url: '/api/admin/questions/1/visibility',
      payload: { isVisible: round % 2 === 0 },
      headers: { cookie },
    });
    await site.app.inject({ url: '/api/admin/questions?page=1', headers: { cookie } });
    times.push(performance.now() - started);
  }
  console.log(`${size} questions: saved and in the list after ${milliseconds(median(times))}`);
}
