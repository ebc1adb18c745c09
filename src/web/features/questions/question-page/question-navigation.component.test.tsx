import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage } from '#test/support/components/question-page.tsx';
import { aQuestion } from '#test/support/components/questions.ts';

const previous = { id: 4, name: 'The one before' };
const next = { id: 6, name: 'The one after' };
const neighborsPath = 'GET /api/questions/5/neighbors';
const api = {
  [neighborsPath]: { previous, next, position: 30, total: 1200 },
  'GET /api/questions/6': aQuestion(next),
  'GET /api/questions/6/neighbors': {
    previous: aQuestion(),
    next: null,
    position: 31,
    total: 1200,
  },
  'PATCH /api/questions/5/status': { questionId: 5, status: 'solved' },
};
const nextLink = () => screen.findByRole('link', { name: 'Next The one after' });
const dialog = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

type Page = ReturnType<typeof renderQuestionPage>;

const neighborRequests = (page: Page) =>
  page.api.requests.map(({ url }) => url).filter((url) => url.includes('/5/neighbors'));

const saveOrder = (text: string) => localStorage.setItem('questionSortPreference', text);

describe('previous and next', () => {
  it.each([
    ['the default order', null, 'sort=name&direction=asc'],
    [
      'the saved order',
      '{"field":"difficulty","direction":"desc"}',
      'sort=difficulty&direction=desc',
    ],
    ['the default order where the saved one is broken', '{"field":7', 'sort=name&direction=asc'],
  ])('follow %s', async (_, saved, query) => {
    if (saved) saveOrder(saved);
    const page = renderQuestionPage({ api });
    expect(await nextLink()).toHaveAttribute('href', '/question/6');
    expect(screen.getByRole('link', { name: 'Previous The one before' })).toHaveAttribute(
      'href',
      '/question/4',
    );
    expect(neighborRequests(page)).toEqual([`/api/questions/5/neighbors?${query}`]);
  });

  it('stop at the last question', async () => {
    const { user, url } = renderQuestionPage({
      api: { [neighborsPath]: { previous, next: null, position: 2, total: 2 } },
    });
    expect(await screen.findByText('This is the last question')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
    await user.keyboard('j');
    expect(url()).toBe('/question/5');
  });

  it('stay in the set from the URL, as does the link back', async () => {
    const page = renderQuestionPage({
      search: '?category=Probability&level=Hard&status=solved&page=7&other=1',
      api,
    });
    expect(await nextLink()).toHaveAttribute('href', '/question/6?category=Probability&level=Hard');
    expect(neighborRequests(page)).toEqual([
      '/api/questions/5/neighbors?category=Probability&difficulty=Hard&sort=name&direction=asc',
    ]);
    expect(screen.getAllByText('30 of 1,200 · Probability, Hard')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Questions' })).toHaveAttribute(
      'href',
      '/questions?category=Probability&level=Hard&page=2',
    );
    await page.user.keyboard('j');
    expect(page.url()).toBe('/question/6?category=Probability&level=Hard');
  });

  it('can be narrowed by status for signed-in users', async () => {
    const page = renderQuestionPage({ user: signedIn(), search: '?status=not_started', api });
    expect(await nextLink()).toHaveAttribute('href', '/question/6?status=not_started');
    expect(neighborRequests(page).at(-1)).toBe(
      '/api/questions/5/neighbors?status=not_started&sort=name&direction=asc',
    );
  });

  it('link back to the list as it was left if there is no set', async () => {
    renderQuestionPage({ api });
    expect((await screen.findAllByText('30 of 1,200'))[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Questions' })).toHaveAttribute(
      'href',
      '/questions',
    );
  });

  it('stay the same when a new status changes the order', async () => {
    saveOrder('{"field":"status","direction":"asc"}');
    const page = renderQuestionPage({ user: signedIn(), api });
    await nextLink();
    await page.user.click(await screen.findByRole('radio', { name: 'Solved' }));
    await screen.findByText('Status updated');
    expect(await nextLink()).toHaveAttribute('href', '/question/6');
    expect(neighborRequests(page)).toHaveLength(1);
  });
});

describe('the shortcuts of the question page', () => {
  it('are listed in a dialog, and do nothing while it is open', async () => {
    const { user, url } = renderQuestionPage({ user: signedIn(), api });
    await nextLink();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const text of ['Next question', 'Previous question', 'Show or hide the solution']) {
      expect(list.getByText(text)).toBeVisible();
    }
    await user.keyboard('j');
    expect(dialog()).toBeVisible();
    list.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(url()).toBe('/question/5');
  });

  it('do not include the solution for visitors', async () => {
    const { user } = renderQuestionPage({ api });
    await nextLink();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Search questions')).toBeVisible();
    expect(list.queryByText('Show or hide the solution')).not.toBeInTheDocument();
  });

  it.each([
    ['j', 6],
    ['{ArrowRight}', 6],
    ['k', 4],
    ['{ArrowLeft}', 4],
  ])('go to the neighboring questions: %s', async (key, id) => {
    const { user, url } = renderQuestionPage({
      api: {
        ...api,
        'GET /api/questions/4': aQuestion(previous),
        'GET /api/questions/4/neighbors': { previous: null, next: null, position: 29, total: 1200 },
      },
    });
    await nextLink();
    await user.keyboard(key);
    expect(url()).toBe(`/question/${id}`);
  });

  it('go to the search field of the list', async () => {
    const { user, url } = renderQuestionPage({ api });
    await nextLink();
    await user.keyboard('/');
    expect(url()).toBe('/questions#search');
  });

  it('do nothing while the user types', async () => {
    const { user, url } = renderQuestionPage({ user: signedIn(), api });
    await nextLink();
    await user.click(screen.getByRole('button', { name: 'Report an error' }));
    const field = await screen.findByRole('textbox');
    await user.type(field, 'jks/?');
    await user.keyboard('{ArrowLeft}');
    expect(field).toHaveValue('jks/?');
    expect(url()).toBe('/question/5');
    expect(screen.getByText('Show Solution')).toBeInTheDocument();
  });

  it('leave key combinations to the browser', async () => {
    const { user, url } = renderQuestionPage({ api });
    await nextLink();
    for (const modifier of ['{Control>}j{/Control}', '{Meta>}k{/Meta}', '{Alt>}j{/Alt}']) {
      await user.keyboard(modifier);
    }
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(url()).toBe('/question/5');
    await user.keyboard('{ArrowRight}');
    expect(url()).toBe('/question/6');
  });

  it('work after a click on a status', async () => {
    const { user, url } = renderQuestionPage({ user: signedIn(), api });
    await nextLink();
    await user.click(await screen.findByRole('radio', { name: 'Solved' }));
    await screen.findByText('Status updated');
    await user.keyboard('j');
    expect(url()).toBe('/question/6');
    await screen.findByRole('heading', { level: 1, name: 'The one after' });
  });
});
