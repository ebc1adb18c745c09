import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import {
  expectNames,
  expectShowing,
  makeQuestions,
  renderList,
} from '#test/support/components/question-list.tsx';
import { aQuestion } from '#test/support/components/questions.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { facets, visitor } from '#test/support/components/site.ts';
import { rememberAnswer } from '../../../lib/answered-here.ts';
import { DailyCard } from './daily-card.tsx';
import { localDate } from './daily-memory.ts';
import { useDailyQuestion } from './daily-question.ts';

const card = () => screen.getByRole('link', { name: /^Question of the Day/ });
const todaysKey = `martingale_daily_question_${localDate()}`;
const questions = makeQuestions(3);

describe('the Question of the Day', () => {
  it('is remembered, and its card links to it', async () => {
    const { user, url } = renderList();
    await waitFor(() => expect(card()).toHaveAttribute('href', '/question/101'));
    expect(localStorage.getItem(todaysKey)).toBe('101');
    expect(localStorage.getItem('martingale_recent_questions')).toBe('[101]');
    await user.click(card());
    expect(url()).toBe('/question/101');
  });

  it('is looked up only where it is shown', async () => {
    let renders = 0;
    function Elsewhere() {
      useDailyQuestion(false);
      renders += 1;
      return null;
    }
    renderPage(
      <>
        <Elsewhere />
        <DailyCard />
      </>,
      {
        api: {
          'GET /api/user': visitor,
          'GET /api/questions/daily': questions[0],
          'GET /api/questions/facets': facets({ total: 3 }),
        },
      },
    );
    await waitFor(() => expect(card()).toHaveAttribute('href', '/question/101'));
    expect(renders).toBe(1);
  });

  it('stays for the day, with its badges', async () => {
    localStorage.setItem(todaysKey, '102');
    renderList('/questions', { api: { 'GET /api/questions/102': detailOf(1) } });
    await waitFor(() => expect(card()).toHaveTextContent('Q002 of RiskMediumRisk'));
    expect(card()).toHaveAttribute('href', '/question/102');
  });

  it.each(['solved', 'attempted'] as const)('is marked as %s by its user', async (status) => {
    renderList('/questions', {
      user: signedIn(),
      questions: makeQuestions(3, { 0: { status } }),
    });
    const label = { solved: 'Solved', attempted: 'Attempted' }[status];
    await waitFor(() => expect(card()).toHaveTextContent(`Question of the Day${label}: Q001`));
  });

  it("has a visitor's mark for what they answered in this browser, not a user's", async () => {
    const answer = { questionId: 101, answer: '1', explored: false };
    renderList();
    await waitFor(() => expect(card()).toHaveTextContent('Question of the DayQ001'));
    act(() => rememberAnswer({ ...answer, verdict: 'wrong' }));
    expect(card()).toHaveTextContent('Question of the DayAttempted: Q001');
    act(() => rememberAnswer({ ...answer, verdict: 'right' }));
    expect(card()).toHaveTextContent('Question of the DaySolved: Q001');
    cleanup();
    renderList('/questions', {
      user: signedIn(),
      api: { 'GET /api/questions/101': detailOf(0) },
    });
    await waitFor(() => expect(card()).toHaveAttribute('href', '/question/101'));
    expect(card()).toHaveTextContent('Question of the DayQ001');
  });

  it('is replaced if the remembered one is gone', async () => {
    localStorage.setItem(todaysKey, '102');
    const gone = refused(404, { message: 'Question not found' });
    renderList('/questions', { api: { 'GET /api/questions/102': gone } });
    await waitFor(() => expect(card()).toHaveAttribute('href', '/question/101'));
    expect(localStorage.getItem(todaysKey)).toBe('101');
  });

  it('is listed alone until a filter is chosen', async () => {
    localStorage.setItem(todaysKey, '103');
    const { user, params, back } = renderList('/questions?daily=1', {
      api: { 'GET /api/questions/103': detailOf(2) },
    });
    await expectNames(['Q003']);
    await expectShowing(1, 1, 1);
    await user.selectOptions(screen.getByLabelText('Category'), 'Risk');
    await expectNames(['Q001', 'Q002', 'Q003']);
    expect(params()).toEqual({ category: 'Risk' });
    await back();
    await expectNames(['Q003']);
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(params()).toEqual({});
  });

  it('can be retried on its own when it fails to load', async () => {
    const down = refused(503, { message: 'Please try again in a moment' });
    const { user, api, url } = renderList('/questions?category=Risk', {
      api: { 'GET /api/questions/daily': down },
    });
    await waitFor(() => expect(card()).toHaveTextContent('Show today’s question'));
    expect(card()).toHaveAttribute('href', '/questions?daily=1');
    await user.click(card());
    expect(url()).toBe('/questions?daily=1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The questions could not be loaded');
    api.answer({ 'GET /api/questions/daily': questions[0] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectNames(['Q001']);
    await expectShowing(1, 1, 1);
  });
});

const detailOf = (index: number) => aQuestion(questions[index]);
