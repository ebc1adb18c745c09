import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage, signedOut } from '#test/support/components/question-page.tsx';
import { held, noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';

const save = 'PATCH /api/questions/5/status';
const saved = (status: 'attempted' | 'solved' | null) => ({ questionId: 5, status });
const option = (name: string) => screen.findByRole('radio', { name });

function renderStatus(answer: unknown) {
  return renderQuestionPage({ user: signedIn(), api: { [save]: answer } });
}

describe('the status control', () => {
  it('is only for signed-in users', async () => {
    renderQuestionPage();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('saves the choice and reloads the counts of the user', async () => {
    const { user, api } = renderStatus(saved('solved'));
    expect(await option('Not Started')).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    const usersFetched = api.bodies('GET /api/user').length;
    await user.click(await option('Solved'));
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(await option('Solved')).toBeChecked();
    expect(api.bodies(save)).toEqual([{ status: 'solved' }]);
    await waitFor(() => expect(api.bodies('GET /api/user')).toHaveLength(usersFetched + 1));
  });

  it('can be reset to not started', async () => {
    const { user, api } = renderQuestionPage({
      user: signedIn(),
      question: { status: 'solved' },
      api: { [save]: saved(null) },
    });
    expect(await option('Solved')).toBeChecked();
    await user.click(await option('Not Started'));
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(await option('Not Started')).toBeChecked();
    expect(api.bodies(save)).toEqual([{ status: null }]);
  });

  it.each([
    ['attempted', 'You explored the simulation before answering.'],
    ['solved', 'Solved after exploring the simulation.'],
  ] as const)('says if the question was %s with help', async (status, text) => {
    const exploredAt = '2026-03-01T09:00:00.000Z';
    const helped = renderQuestionPage({ user: signedIn(), question: { status, exploredAt } });
    expect(await screen.findByText(text)).toBeVisible();
    helped.unmount();
    renderQuestionPage({ user: signedIn(), question: { status } });
    await option('Solved');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('sends choices one at a time, so the last one wins', async () => {
    const { reply, letGo } = held(ok(saved('solved')));
    const { user, api } = renderStatus(reply);
    await user.click(await option('Solved'));
    await user.click(await option('Attempted'));
    expect(await option('Attempted')).toBeChecked();
    expect(api.bodies(save)).toEqual([{ status: 'solved' }]);
    api.answer({ [save]: saved('attempted') });
    letGo();
    await waitFor(() =>
      expect(api.bodies(save)).toEqual([{ status: 'solved' }, { status: 'attempted' }]),
    );
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(await option('Attempted')).toBeChecked();
  });

  it('works with the arrow keys without leaving the question', async () => {
    const next = { id: 6, name: 'Another game' };
    const { user, url } = renderQuestionPage({
      user: signedIn(),
      api: {
        [save]: saved('attempted'),
        'GET /api/questions/5/neighbors': { previous: null, next, position: 1, total: 2 },
      },
    });
    await screen.findByRole('link', { name: 'Next Another game' });
    (await option('Not Started')).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(await option('Attempted')).toBeChecked();
    expect(url()).toBe('/question/5');
  });

  it.each([
    ['the reason', refused(500, { message: 'It broke.' }), 'It broke.'],
    [
      'a general text',
      () => ({ status: 500, text: '', totalCount: null }),
      'Failed to update status',
    ],
    ['that the site is out of reach', noAnswer, /^The site could not be reached\./],
  ])('rolls back a failed change and says %s', async (_, answer, text) => {
    const { user } = renderStatus(answer);
    await user.click(await option('Solved'));
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(await option('Not Started')).toBeChecked();
  });

  it('asks users whose session has ended to sign in', async () => {
    const { user } = renderStatus(signedOut);
    await user.click(await option('Solved'));
    expect(await screen.findByRole('link', { name: 'Login to View Solutions' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(await screen.findByText('Update failed')).toBeVisible();
  });
});
