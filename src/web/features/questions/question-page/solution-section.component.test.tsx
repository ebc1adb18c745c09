import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage, signedOut } from '#test/support/components/question-page.tsx';
import { aQuestion, aSolution, savedAt } from '#test/support/components/questions.ts';
import { noAnswer, refused } from '#test/support/components/scripted-api.ts';

const solution = aSolution('The answer is two.');
const noSolution = refused(404, { message: 'Solution not found' });
const answers = {
  'GET /api/solutions/5': solution,
  'GET /api/solution-updates': savedAt(solution),
};
const show = () => screen.findByRole('button', { name: 'Show Solution' });
const hide = () => screen.findByRole('button', { name: 'Hide Solution' });
const option = (name: string) => screen.findByRole('radio', { name });

type Page = ReturnType<typeof renderQuestionPage>;

const solutionCalls = ({ api }: Page) =>
  api.requests.filter(({ url }) => url.startsWith('/api/solution'));

describe('the solution', () => {
  it('is fetched when shown, and marks the question attempted', async () => {
    const page = renderQuestionPage({ user: signedIn(), api: answers });
    expect(await show()).toHaveAttribute('aria-expanded', 'false');
    expect(await option('Not Started')).toBeChecked();
    expect(solutionCalls(page)).toEqual([]);
    await page.user.click(await show());
    expect(await hide()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('The answer is two.')).toBeVisible();
    expect(await option('Attempted')).toBeChecked();
    await page.user.click(await hide());
    expect(screen.queryByText('The answer is two.')).not.toBeInTheDocument();
    expect(await show()).toBeVisible();
  });

  it('is toggled by s', async () => {
    const { user } = renderQuestionPage({ user: signedIn(), api: answers });
    await show();
    await user.keyboard('s');
    expect(await screen.findByText('The answer is two.')).toBeVisible();
    await user.keyboard('s');
    expect(screen.queryByText('The answer is two.')).not.toBeInTheDocument();
  });

  it('asks visitors to sign in, and brings them back', async () => {
    renderQuestionPage({ search: '?category=Risk' });
    expect(await screen.findByRole('link', { name: 'Login to View Solutions' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fquestion%2F5%3Fcategory%3DRisk',
    );
    expect(screen.queryByRole('button', { name: 'Show Solution' })).not.toBeInTheDocument();
  });

  it('leaves a solved question solved', async () => {
    const { user } = renderQuestionPage({
      user: signedIn(),
      question: { status: 'solved' },
      api: answers,
    });
    await user.click(await show());
    expect(await screen.findByText('The answer is two.')).toBeVisible();
    expect(await option('Solved')).toBeChecked();
  });

  it('is hidden again on the next question', async () => {
    const { user } = renderQuestionPage({
      user: signedIn(),
      api: {
        ...answers,
        'GET /api/questions/5/neighbors': {
          previous: null,
          next: { id: 6, name: 'Next one' },
          position: 1,
          total: 2,
        },
        'GET /api/questions/6': aQuestion({ id: 6, name: 'Next one' }),
        'GET /api/questions/6/neighbors': { previous: null, next: null, position: 2, total: 2 },
      },
    });
    await user.click(await show());
    await screen.findByText('The answer is two.');
    await user.click(await screen.findByRole('link', { name: 'Next Next one' }));
    await screen.findByRole('heading', { level: 1, name: 'Next one' });
    expect(await show()).toBeVisible();
  });

  it('may be missing, until an administrator adds one', async () => {
    const { user, api } = renderQuestionPage({
      user: signedIn(),
      api: { 'GET /api/solutions/5': noSolution, 'GET /api/solution-updates': savedAt(null) },
    });
    await user.click(await show());
    const text = 'No solution has been added for this question yet.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(await option('Not Started')).toBeChecked();
    api.answer(answers);
    dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('The answer is two.')).toBeVisible();
  });

  it('has an add button for administrators if missing', async () => {
    const { user } = renderQuestionPage({
      user: signedIn({ isAdmin: true }),
      api: { 'GET /api/solutions/5': noSolution, 'GET /api/solution-updates': savedAt(null) },
      slots: () => ({ addSolution: <button type="button">Add Solution</button> }),
    });
    await user.click(await show());
    const section = within(screen.getByRole('region', { name: 'Solution' }));
    expect(await section.findByRole('button', { name: 'Add Solution' })).toBeVisible();
  });

  it('can be fetched again after a failure', async () => {
    const { user, api } = renderQuestionPage({
      user: signedIn(),
      api: { ...answers, 'GET /api/solutions/5': refused(500, { message: 'It broke.' }) },
    });
    await user.click(await show());
    const retry = async () => user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The solution could not be loaded.It broke.',
    );
    api.answer({ 'GET /api/solutions/5': noAnswer });
    await retry();
    expect(await screen.findByText(/^The site could not be reached\./)).toBeVisible();
    api.answer(answers);
    await retry();
    expect(await screen.findByText('The answer is two.')).toBeVisible();
  });

  it('asks users whose session has ended to sign in', async () => {
    const { user } = renderQuestionPage({
      user: signedIn(),
      api: { ...answers, 'GET /api/solutions/5': signedOut },
    });
    await user.click(await show());
    expect(await screen.findByRole('link', { name: 'Login to View Solutions' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('the solution of a premium question', () => {
  const premium = { isPremium: true };

  it('is gated, and not fetched', async () => {
    const page = renderQuestionPage({ user: signedIn(), question: premium });
    await page.user.click(await show());
    expect(await screen.findByRole('heading', { name: 'Premium Content' })).toBeVisible();
    expect(
      await screen.findByText(
        /^Today that’s 73 solutions and 45 simulations\. \$19\.99 a month, or \$191\.90 a year\. .* 7-day free trial\.$/,
      ),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: 'Subscribe Now' });
    expect(link).toHaveAttribute('href', '/subscription');
    expect(await option('Not Started')).toBeChecked();
    expect(solutionCalls(page)).toEqual([]);
  });

  it('shows visitors a link to the pricing', async () => {
    renderQuestionPage({ question: premium });
    const link = await screen.findByRole('link', { name: /^What premium includes/ });
    expect(link).toHaveAttribute('href', '/pricing');
  });

  it.each([
    ['subscribers', signedIn({ stripeSubscriptionId: 'sub_1' })],
    ['administrators', signedIn({ isAdmin: true })],
  ])('is open to %s', async (_, reader) => {
    const { user } = renderQuestionPage({ user: reader, question: premium, api: answers });
    await user.click(await show());
    expect(await screen.findByText('The answer is two.')).toBeVisible();
  });

  it('is gated even if the page still thinks the question is free', async () => {
    const needsPremium = refused(403, { code: 'PREMIUM_REQUIRED', message: 'Subscribe first.' });
    const { user } = renderQuestionPage({
      user: signedIn(),
      api: { ...answers, 'GET /api/solutions/5': needsPremium },
    });
    await user.click(await show());
    expect(await screen.findByRole('heading', { name: 'Premium Content' })).toBeVisible();
  });
});
