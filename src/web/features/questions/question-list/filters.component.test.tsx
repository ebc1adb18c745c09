import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import {
  expectNames,
  expectShowing,
  listReply,
  makeQuestions,
  renderList,
  rows,
  searchField,
} from '#test/support/components/question-list.tsx';
import { useReplaceUser } from '../../../queries/current-user.ts';

function SignOut() {
  const replaceUser = useReplaceUser();
  return (
    <button type="button" onClick={() => replaceUser(null)}>
      Sign out
    </button>
  );
}

const level = (name: string) => screen.getByRole('button', { name });

describe('question list filters', () => {
  it('narrow the list, one difficulty at a time', async () => {
    const { user, params } = renderList('/questions', { questions: makeQuestions(6) });
    await screen.findByRole('option', { name: 'Risk' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Risk');
    await expectNames(['Q001', 'Q002', 'Q003', 'Q004', 'Q005', 'Q006']);
    expect(params()).toEqual({ category: 'Risk' });

    const difficulty = screen.getByLabelText('Difficulty');
    await user.selectOptions(difficulty, 'Medium');
    await expectNames(['Q002', 'Q005']);
    expect(params()).toEqual({ category: 'Risk', difficulty: 'Medium' });

    await user.click(level('Hard'));
    await expectNames(['Q003', 'Q006']);
    expect(params()).toEqual({ category: 'Risk', level: 'Hard' });
    expect(level('Hard')).toHaveAttribute('aria-pressed', 'true');
    expect(difficulty).toHaveValue('');

    await user.selectOptions(difficulty, 'Easy');
    await expectNames(['Q001', 'Q004']);
    expect(level('Hard')).toHaveAttribute('aria-pressed', 'false');

    await user.click(level('Easy'));
    await user.click(level('Easy'));
    expect(level('Easy')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(params()).toEqual({ category: 'Risk' });
  });

  it('can be cleared when set', async () => {
    const { user, params } = renderList('/questions?category=Risk&sort=difficulty&search=Q002');
    await expectNames(['Q002']);
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(params()).toEqual({ sort: 'difficulty' });
    expect(searchField()).toHaveValue('');
    expect(searchField()).toHaveFocus();
    expect(screen.getByLabelText('Category')).toHaveValue('');
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('offer all questions when nothing matches', async () => {
    const { user, url } = renderList('/questions?category=Risk&level=Hard', {
      questions: makeQuestions(1),
    });
    expect(await screen.findByRole('heading', { name: 'No questions found' })).toBeVisible();
    await expectShowing(0, 0, 0);
    await user.click(screen.getByRole('link', { name: 'Show all questions' }));
    expect(url()).toBe('/questions');
    await expectNames(['Q001']);
  });

  it('show a category without questions', async () => {
    renderList('/questions?category=No+Such+Category');
    expect(await screen.findByRole('heading', { name: 'No questions found' })).toBeVisible();
    expect(screen.getByLabelText('Category')).toHaveValue('No Such Category');
  });

  it.each([
    ['SQL', "' or 1=1 --"],
    ['a percent sign', '100%'],
    ['an underscore', 'under_score'],
    ['a backslash', '\\'],
    ['a null character', '\u0000'],
    ['a long text', 'x'.repeat(5000)],
  ])('survive a search for %s', async (_what, search) => {
    renderList(`/questions?${new URLSearchParams({ search })}`);
    expect(await screen.findByText('No questions found')).toBeVisible();
  });
});

describe('the status filter', () => {
  it('shows users their own progress', async () => {
    const { user, params } = renderList('/questions', {
      user: signedIn(),
      questions: makeQuestions(4, { 0: { status: 'attempted' }, 1: { status: 'solved' } }),
    });
    await expectNames(['Q001', 'Q002', 'Q003', 'Q004']);
    const marks = rows().map((row) => within(row).queryByText(/^(Attempted|Solved):/)?.textContent);
    expect(marks).toEqual(['Attempted: ', 'Solved: ', undefined, undefined]);
    const status = await screen.findByLabelText('Status');
    await user.selectOptions(status, 'Solved');
    await expectNames(['Q002']);
    expect(params()).toEqual({ status: 'solved' });
    await user.selectOptions(status, 'Not Started');
    await expectNames(['Q003', 'Q004']);
  });

  it('disappears on sign-out, as does what it showed', async () => {
    const questions = makeQuestions(4, { 1: { status: 'attempted' } });
    const { user, api } = renderList('/questions', {
      user: signedIn(),
      questions,
      beside: <SignOut />,
      api: { 'GET /api/questions/101': questions[0] },
    });
    expect(await screen.findByText(/^Attempted:/)).toBeInTheDocument();
    api.answer({ 'GET /api/questions': listReply(makeQuestions(3)) });
    await user.click(screen.getByText('Sign out'));
    await expectNames(['Q001', 'Q002', 'Q003']);
    expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Attempted:/)).not.toBeInTheDocument();
  });

  it('is not for visitors, whatever the URL says', async () => {
    const { lastQuery } = renderList('/questions?status=solved');
    await expectNames(['Q001', 'Q002', 'Q003']);
    expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
    expect(lastQuery()).not.toHaveProperty('status');
  });
});
