import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, field } from '#test/support/components/practice.tsx';
import {
  act,
  button,
  dayLength,
  empty,
  heading,
  openReview,
  queue,
  queueCall,
} from '#test/support/components/practice-review.tsx';
import { noAnswer, ok } from '#test/support/components/scripted-api.ts';

describe('the queue', () => {
  it('says how many are waiting beyond the daily limit', async () => {
    openReview({ [queueCall]: queue({ due: 45 }) });
    expect(await screen.findByText(/2 left today, 43 more waiting/)).toBeVisible();
  });

  it('says when the next questions come back if nothing is due', async () => {
    const tomorrow = new Intl.DateTimeFormat('sv').format(Date.now() + dayLength);
    openReview({ [queueCall]: { ...empty, upcoming: [{ date: tomorrow, count: 3 }] } });
    expect(await heading('Nothing is due')).toBeVisible();
    expect(screen.getByText('Next: tomorrow, 3 questions.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The next 30 days' })).toBeVisible();
  });

  it('says that the daily limit is enough', async () => {
    openReview({ [queueCall]: { ...empty, due: 4, reviewedToday: 30 } });
    expect(await heading('That is enough for today')).toBeVisible();
    expect(screen.getByText(/The rest can wait until tomorrow: 4 questions/)).toBeVisible();
  });

  it('ends with the last one, which can still be undone', async () => {
    const { user, api } = openReview({
      [queueCall]: queue({ due: 1, questions: [{ id: 5, name: 'A fair game' }] }),
      [act]: aCard(),
    });
    await user.type(await field(), '2/3{Enter}');
    api.answer({ [queueCall]: empty });
    await user.click(await button('Finish'));
    expect(await heading('Done for today')).toBeVisible();
    await user.click(await button('Undo the last review'));
    expect(await heading('A fair game')).toBeVisible();
  });

  it('resumes what was suspended', async () => {
    const { user, api } = openReview({
      [queueCall]: { ...empty, suspended: [{ id: 5, name: 'A fair game' }] },
      [act]: aCard({ isDue: true }),
    });
    const list = await screen.findByRole('heading', { name: 'Suspended' });
    expect(within(list.parentElement ?? list).getByText('A fair game')).toBeVisible();
    api.answer({ [queueCall]: queue() });
    await user.click(await button('Resume “A fair game”'));
    expect(await field()).toBeVisible();
    expect(api.bodies(act)).toEqual([{ act: 'resume' }]);
  });

  it('can be retried if it fails to load', async () => {
    const { user, api } = openReview({ [queueCall]: noAnswer });
    await screen.findByText('Your reviews could not be loaded.');
    api.answer({ [queueCall]: queue() });
    await user.click(await button('Try again'));
    expect(await heading('A fair game')).toBeVisible();
  });

  it('tells the server the time zone of the learner', async () => {
    const settings = { timeZone: queue().timeZone, wantsReviewMail: false };
    let known: string | null = null;
    const { api } = openReview({
      [queueCall]: (request: never) => ok(queue({ timeZone: known }))(request),
      'PATCH /api/practice/settings': (request: never) => {
        known = settings.timeZone;
        return ok(settings)(request);
      },
    });
    await heading('A fair game');
    await waitFor(() =>
      expect(api.bodies('PATCH /api/practice/settings')).toEqual([{ timeZone: settings.timeZone }]),
    );
  });
});
