import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage } from '#test/support/components/question-page.tsx';
import { noAnswer } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';

const add = 'POST /api/questions/5/star';
const remove = 'DELETE /api/questions/5/star';
const star = () => screen.findByRole('button', { name: 'Star A fair game' });

describe('the star of a question', () => {
  it('is set by a click and removed by f', async () => {
    const { user, api } = renderQuestionPage({
      user: signedIn(),
      api: {
        [add]: { questionId: 5, isStarred: true },
        [remove]: { questionId: 5, isStarred: false },
      },
    });
    await user.click(await star());
    expect(await star()).toBePressed();
    await waitFor(() => expect(api.bodies(add)).toHaveLength(1));
    await user.keyboard('f');
    expect(await star()).not.toBePressed();
    await waitFor(() => expect(api.bodies(remove)).toHaveLength(1));
  });

  it('is reverted if the server cannot be reached', async () => {
    const { user } = renderQuestionPage({
      user: signedIn(),
      question: { isStarred: true },
      api: { [remove]: noAnswer },
    });
    expect(await star()).toBePressed();
    await user.click(await star());
    expect(await findToast('The star could not be removed')).toHaveTextContent(
      'could not be reached',
    );
    await waitFor(async () => expect(await star()).toBePressed());
  });

  it('needs an account', async () => {
    const { user } = renderQuestionPage({});
    await user.click(await star());
    const toast = await findToast('Sign in to star questions');
    expect(within(toast).getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await star()).not.toBePressed();
  });

  it('is listed among the shortcuts', async () => {
    const { user } = renderQuestionPage({});
    await star();
    await user.keyboard('?');
    expect(await screen.findByText('Star the question')).toBeInTheDocument();
  });
});

it('the position in a set of starred questions says so', async () => {
  renderQuestionPage({
    user: signedIn(),
    search: '?starred=1',
    api: {
      'GET /api/questions/5/neighbors?starred=1&sort=name&direction=asc': {
        previous: null,
        next: null,
        position: 3,
        total: 5,
      },
    },
  });
  expect((await screen.findAllByText('3 of 5 · Starred'))[0]).toBeInTheDocument();
});
