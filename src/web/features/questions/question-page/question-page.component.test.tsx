import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderQuestionPage } from '#test/support/components/question-page.tsx';
import { aQuestion } from '#test/support/components/questions.ts';
import { held, noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the question page', () => {
  it("falls back to the site's defaults", async () => {
    renderQuestionPage({ question: { type: ' ', category: ' ', descriptionHtml: '' } });
    await heading('A fair game');
    expect(screen.getByText('Quantitative Researcher Interview Question')).toBeVisible();
    expect(screen.getByText('General')).toBeVisible();
    expect(screen.getByText('No description available for this question.')).toBeVisible();
  });

  it('links back to all questions', async () => {
    renderQuestionPage();
    await heading('A fair game');
    expect(screen.getByRole('link', { name: 'All Questions' })).toHaveAttribute(
      'href',
      '/questions',
    );
  });

  it('shows a skeleton while the question loads', async () => {
    const { reply, letGo } = held(ok(aQuestion()));
    renderQuestionPage({ api: { 'GET /api/questions/5': reply } });
    expect(await screen.findByText('Loading the question…')).toBeInTheDocument();
    letGo();
    await heading('A fair game');
    expect(screen.queryByText('Loading the question…')).not.toBeInTheDocument();
  });

  it('retries a question that failed to load', async () => {
    const { user, api } = renderQuestionPage({ api: { 'GET /api/questions/5': noAnswer } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The question could not be loaded.');
    api.answer({ 'GET /api/questions/5': aQuestion() });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await heading('A fair game');
  });

  it.each([404, 400])('says that the question was not found after a %i', async (status) => {
    renderQuestionPage({ api: { 'GET /api/questions/5': refused(status, { message: 'No.' }) } });
    await heading('Question not found');
    expect(screen.getByRole('link', { name: 'Back to Questions' })).toHaveAttribute('href', '/');
  });
});

describe('the measured difficulty', () => {
  it('is next to the label, with the share of right first tries', async () => {
    const firstTries = { results: 1058, right: 360 };
    renderQuestionPage({ question: { rating: 1640, firstTries } });
    await heading('A fair game');
    expect(screen.getByText('1640')).toHaveAttribute(
      'title',
      'Measured from first tries: the higher, the harder. Questions start at the rating for their label (Easy: 1200, Medium: 1500, Hard: 1800).',
    );
    expect(screen.getByText('Solved on first try by 34% of 1,058')).toBeVisible();
  });

  it('is left out until there is one', async () => {
    renderQuestionPage();
    await heading('A fair game');
    expect(screen.queryByText(/Measured|first try/)).not.toBeInTheDocument();
  });
});

describe('the image', () => {
  const stubImage = (image: { complete: boolean; naturalWidth: number }) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(image.complete);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(image.naturalWidth);
  };
  const question = { imageUrl: 'urn.png' };
  const image = () => screen.queryByRole('img', { name: 'Illustration of “A fair game”' });

  it('comes from the uploads', async () => {
    stubImage({ complete: true, naturalWidth: 40 });
    renderQuestionPage({ question });
    await heading('A fair game');
    expect(image()).toHaveAttribute('src', '/uploads/urn.png');
  });

  it('disappears when it fails to load', async () => {
    stubImage({ complete: false, naturalWidth: 0 });
    renderQuestionPage({ question });
    fireEvent.error(await screen.findByRole('img'));
    expect(image()).not.toBeInTheDocument();
  });

  it('disappears if it failed before hydration', async () => {
    stubImage({ complete: true, naturalWidth: 0 });
    renderQuestionPage({ question });
    await heading('A fair game');
    expect(image()).not.toBeInTheDocument();
  });
});
