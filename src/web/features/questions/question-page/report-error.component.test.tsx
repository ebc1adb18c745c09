import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage, signedOut } from '#test/support/components/question-page.tsx';
import { aQuestion } from '#test/support/components/questions.ts';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import { currentUserKey } from '#web/queries/current-user.ts';

const send = 'POST /api/questions/5/report-error';
const text = 'The sign in line two is wrong.';
const tooShort = 'Error description is required (minimum 10 characters)';
const stored = ok(
  {
    id: 1,
    questionId: 5,
    variant: null,
    reportedBy: 7,
    reportedByEmail: 'ann@example.org',
    description: text,
    status: 'open',
    createdAt: '2026-03-01T09:00:00.000Z',
  },
  { status: 201 },
);

/** Drafts outlive a page, so each test has its own user. */
let lastId = 100;

function renderReport(answer: unknown = stored, question: Partial<QuestionDetail> = {}) {
  lastId += 1;
  const reader = signedIn({ id: lastId });
  return { reader, ...renderQuestionPage({ user: reader, question, api: { [send]: answer } }) };
}

type User = ReturnType<typeof renderReport>['user'];

async function open(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Report an error' }));
  return screen.findByRole('textbox', { name: 'What is wrong?' });
}

const sendButton = () => screen.getByRole('button', { name: 'Send report' });

describe('reporting an error', () => {
  it('requires signing in', async () => {
    renderQuestionPage();
    const link = await screen.findByRole('link', { name: 'sign in' });
    expect(link).toHaveAttribute('href', '/auth?returnTo=%2Fquestion%2F5');
    expect(link.parentElement).toHaveTextContent('Please sign in to report an error');
    expect(screen.queryByRole('button', { name: 'Report an error' })).not.toBeInTheDocument();
  });

  it('checks the text and sends it', async () => {
    const { user, api } = renderReport();
    const field = await open(user);
    expect(field).toHaveFocus();
    expect(sendButton()).toBeDisabled();
    await user.type(field, 'Too short');
    await user.tab();
    expect(await screen.findByText(tooShort)).toBeVisible();
    fireEvent.input(field, { target: { value: '   short   \n  ' } });
    expect(await screen.findByText(tooShort)).toBeVisible();
    expect(sendButton()).toBeDisabled();
    fireEvent.input(field, { target: { value: text } });
    expect(screen.getByText('30 of 5,000 characters')).toBeVisible();
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(sendButton());
    expect(await screen.findByText('Error reported')).toBeVisible();
    expect(
      screen.getByText('Thank you for reporting this error. An administrator will review it.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.bodies(send)).toEqual([{ description: text, variant: null }]);
    expect(await open(user)).toHaveValue('');
  });

  it('names the numbers that the question is shown with', async () => {
    const { user, api } = renderReport(stored, { variant: '1.2' });
    await open(user);
    expect(screen.getByText(/you mean the fresh numbers 1\.2/)).toBeVisible();
    await user.paste(text);
    await user.click(sendButton());
    expect(await screen.findByText('Error reported')).toBeVisible();
    expect(api.bodies(send)).toEqual([{ description: text, variant: '1.2' }]);
  });

  it('keeps the draft of each question when the dialog closes', async () => {
    const { user, api } = renderReport();
    api.answer({
      'GET /api/questions/5/neighbors': {
        previous: null,
        next: { id: 6, name: 'Next one' },
        position: 1,
        total: 2,
      },
      'GET /api/questions/6': aQuestion({ id: 6, name: 'Next one' }),
      'GET /api/questions/6/neighbors': { previous: null, next: null, position: 2, total: 2 },
    });
    await user.type(await open(user), 'The sign in line');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await open(user)).toHaveValue('The sign in line');
    expect(screen.getByText('16 of 5,000 characters')).toBeVisible();
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Next Next one' }));
    await screen.findByRole('heading', { level: 1, name: 'Next one' });
    expect(await open(user)).toHaveValue('');
  });

  it('accepts at most 5,000 characters', async () => {
    const { user } = renderReport();
    const field = await open(user);
    fireEvent.input(field, { target: { value: 'x'.repeat(4999) } });
    await user.type(field, 'yz');
    expect(screen.getByText('5,000 of 5,000 characters')).toBeVisible();
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(sendButton());
    expect(await screen.findByText('Error reported')).toBeVisible();
  });

  it('keeps the text after a failure', async () => {
    const { user, api } = renderReport(refused(500, { message: 'It broke.' }));
    const field = await open(user);
    await user.click(field);
    await user.paste(text);
    await user.click(sendButton());
    expect(await screen.findByText('Report failed')).toBeVisible();
    expect(screen.getByText('It broke.')).toBeVisible();
    expect(field).toHaveValue(text);
    api.answer({ [send]: stored });
    await user.click(sendButton());
    expect(await screen.findByText('Error reported')).toBeVisible();
  });

  it('keeps the text of a user who has to sign in again', async () => {
    const { user, queries, reader } = renderReport(signedOut);
    await open(user);
    await user.paste(text);
    await user.click(sendButton());
    expect(await screen.findByText('Report failed')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'sign in' })).toBeVisible();
    queries.setQueryData(currentUserKey, reader);
    expect(await open(user)).toHaveValue(text);
  });
});
