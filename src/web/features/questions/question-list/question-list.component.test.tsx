import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  columnHeader,
  expectNames,
  expectShowing,
  listReply,
  makeQuestions,
  renderList,
  rowLinks,
  rows,
  searchField,
} from '#test/support/components/question-list.tsx';
import { held, refused } from '#test/support/components/scripted-api.ts';

describe('sorting', () => {
  it('is ascending first, then descending, and starts at page 1', async () => {
    const { user, params, lastQuery } = renderList('/questions?category=Risk&page=2', {
      questions: makeQuestions(30),
    });
    await expectShowing(26, 30, 30);
    expect(columnHeader('Question Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(columnHeader('Difficulty')).not.toHaveAttribute('aria-sort');

    await user.click(screen.getByRole('link', { name: /^Difficulty/ }));
    expect(columnHeader('Difficulty')).toHaveAttribute('aria-sort', 'ascending');
    expect(params()).toEqual({ category: 'Risk', sort: 'difficulty' });
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ sort: 'difficulty', direction: 'asc', page: '1' }),
    );

    await user.click(screen.getByRole('link', { name: /^Difficulty/ }));
    expect(columnHeader('Difficulty')).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(lastQuery()).toMatchObject({ direction: 'desc' }));

    await user.click(screen.getByRole('link', { name: /^Category/ }));
    expect(columnHeader('Category')).toHaveAttribute('aria-sort', 'ascending');
    expect(params()).toEqual({ category: 'Risk', sort: 'type' });
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'type', direction: 'asc' }));
  });
});

describe('the order for newcomers', () => {
  it('is offered, keeps the filters, and leads back to the order by name', async () => {
    const { user, params, lastQuery } = renderList('/questions?category=Risk&page=2', {
      questions: makeQuestions(30),
    });
    await user.click(await screen.findByRole('link', { name: 'Easiest first' }));
    const easiest = { category: 'Risk', sort: 'rating' };
    expect(params()).toEqual(easiest);
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ ...easiest, direction: 'asc', page: '1' }),
    );
    expect(columnHeader('Question Name')).not.toHaveAttribute('aria-sort');
    expect(rowLinks()[0]).toHaveAttribute('href', '/question/101?category=Risk&sort=rating');
    await user.click(screen.getByRole('link', { name: 'By name' }));
    expect(params()).toEqual({ category: 'Risk' });
  });

  it.each(['search=Q', 'daily=1'])(
    'is not offered where it would change nothing: %s',
    async (query) => {
      renderList(`/questions?${query}`);
      await screen.findByText(/^Showing/);
      expect(screen.queryByRole('link', { name: 'Easiest first' })).toBeNull();
    },
  );
});

it('a question stays in the set it was found in', async () => {
  renderList('/questions?category=Risk&level=Hard', { questions: makeQuestions(3) });
  await expectShowing(1, 1, 1);
  expect(rowLinks()[0]).toHaveAttribute('href', '/question/103?category=Risk&level=Hard');
});

describe('pages', () => {
  const links = () =>
    [...document.querySelectorAll('nav[aria-label="Pagination"] a')].map(
      ({ textContent }) => textContent,
    );

  it('run from the first to the last', async () => {
    const { user, params } = renderList('/questions?category=Risk', {
      questions: makeQuestions(60),
    });
    await expectShowing(1, 25, 60);
    expect(links()).toEqual(['1', '2', '3', 'Next']);
    await user.click(screen.getByText('Next'));
    await expectShowing(26, 50, 60);
    expect(rows()[0]).toHaveTextContent(/^26Q026/);
    expect(params()).toEqual({ category: 'Risk', page: '2' });
    expect(links()).toEqual(['Previous', '1', '2', '3', 'Next']);
    await user.click(screen.getByLabelText('Page 3'));
    await expectShowing(51, 60, 60);
    expect(screen.getByLabelText('Page 3')).toHaveAttribute('aria-current', 'page');
    expect(links()).toEqual(['Previous', '1', '2', '3']);
    await user.click(screen.getByText('Previous'));
    await expectShowing(26, 50, 60);
    await user.click(screen.getByLabelText('Page 1'));
    await expectShowing(1, 25, 60);
    expect(params()).toEqual({ category: 'Risk' });
  });

  it('show five numbers, with the first and last behind an ellipsis', async () => {
    renderList('/questions?page=5', { questions: makeQuestions(220) });
    await expectShowing(101, 125, 220);
    const entries = document.querySelectorAll('nav[aria-label="Pagination"] li');
    expect([...entries].map(({ textContent }) => textContent)).toEqual([
      '1',
      '…',
      '3',
      '4',
      '5',
      '6',
      '7',
      '…',
      '9',
    ]);
  });

  it.each([
    ['page=99', 51, 60],
    ['page=99999999999999999999', 51, 60],
    ['page=0', 1, 25],
    ['page=-1', 1, 25],
    ['page=abc', 1, 25],
    ['sort=nonsense&direction=up&difficulty=Trivial&level=None&status=done&daily=no', 1, 25],
  ])('are clamped to existing ones for %s', async (query, first, last) => {
    renderList(`/questions?${query}`, { questions: makeQuestions(60) });
    await expectShowing(first, last, 60);
  });
});

describe('loading', () => {
  it('shows placeholders, then an error and a way to retry', async () => {
    const { reply, letGo } = held(refused(503, { message: 'Please try again in a moment' }));
    const { user, api } = renderList('/questions', { api: { 'GET /api/questions': reply } });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(rows()).toHaveLength(8);
    expect(screen.getByText('Loading questions…')).toHaveRole('status');
    letGo();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The questions could not be loaded');
    expect(alert).toHaveTextContent('Please try again in a moment');
    api.answer({ 'GET /api/questions': listReply(makeQuestions(3)) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectNames(['Q001', 'Q002', 'Q003']);
  });
});

describe('keyboard shortcuts', () => {
  it('focus the search, walk through the rows and open a question', async () => {
    const { user, url } = renderList();
    await expectNames(['Q001', 'Q002', 'Q003']);
    await user.keyboard('/');
    expect(searchField()).toHaveFocus();
    // Text, not shortcuts.
    await user.keyboard('/jk?');
    expect(searchField()).toHaveValue('/jk?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.clear(searchField());
    await expectNames(['Q001', 'Q002', 'Q003']);
    await user.click(document.body);
    await user.keyboard('{Control>}j{/Control}');
    expect(document.body).toHaveFocus();
    for (const expected of [0, 1, 2, 2]) {
      await user.keyboard('j');
      expect(rowLinks()[expected]).toHaveFocus();
    }
    await user.keyboard('k');
    expect(rowLinks()[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(url()).toBe('/question/102');
  });
});

describe('the list as this browser left it', () => {
  const sort = { sort: 'difficulty', direction: 'desc' };
  const left = () => {
    localStorage.setItem('questionsTableSort', '{"field":"difficulty","direction":"desc"}');
    localStorage.setItem('questionsTablePagination', '{"page":2}');
  };

  it('is restored by a new visit', async () => {
    left();
    const { params } = renderList('/questions', { questions: makeQuestions(60) });
    await expectShowing(26, 50, 60);
    expect(params()).toEqual({ ...sort, page: '2' });
    expect(columnHeader('Difficulty')).toHaveAttribute('aria-sort', 'descending');
  });

  it('is remembered, with sort and page', async () => {
    renderList('/questions?sort=difficulty&direction=desc&page=2', {
      questions: makeQuestions(60),
    });
    await expectShowing(26, 50, 60);
    const order = '{"field":"difficulty","direction":"desc"}';
    expect(localStorage.getItem('questionsTableSort')).toBe(order);
    expect(localStorage.getItem('questionSortPreference')).toBe(order);
    await waitFor(() =>
      expect(localStorage.getItem('questionsTablePagination')).toBe('{"page":2}'),
    );
  });

  it('gives a filtered list its sort order, from page 1', async () => {
    left();
    const { params } = renderList('/questions?category=Risk', { questions: makeQuestions(60) });
    await waitFor(() => expect(params()).toEqual({ category: 'Risk', ...sort }));
    await expectShowing(1, 25, 60);
    expect(localStorage.getItem('questionsTablePagination')).toBe('{"page":2}');
  });
});
