import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, field, number } from '#test/support/components/practice.tsx';
import {
  act,
  button,
  dayLength,
  due,
  empty,
  heading,
  openReview,
  queue,
  queueCall,
  reviewed,
} from '#test/support/components/practice-review.tsx';
import { aQuestion } from '#test/support/components/questions.ts';
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
      [queueCall]: queue({ due: 1, questions: [due(5, 'A fair game')] }),
      [act]: aCard(),
    });
    await user.type(await field(), '2/3{Enter}');
    api.answer({ [queueCall]: empty });
    await user.click(await button('Finish'));
    expect(await heading('Done for today')).toBeVisible();
    expect(screen.getByText('You reviewed 1 question, and it was right.')).toBeVisible();
    expect(screen.queryByText('Replay my mistakes')).not.toBeInTheDocument();
    await user.click(await button('Undo the last review'));
    expect(await heading('A fair game')).toBeVisible();
  });

  it('sums up what went wrong, as it was graded, and when it comes back', async () => {
    const tomorrow = new Intl.DateTimeFormat('sv').format(Date.now() + dayLength);
    const { user, api } = openReview({
      [queueCall]: queue({ due: 1, questions: [due(5, 'A fair game')] }),
      [act]: reviewed(1),
    });
    await user.type(await field(), '2/3{Enter}');
    await user.click(await button(/^Again/));
    api.answer({ [queueCall]: { ...empty, upcoming: [{ date: tomorrow, count: 1 }] } });
    await user.click(await button('Finish'));
    expect(await screen.findByText('You reviewed 1 question, and missed it.')).toBeVisible();
    expect(await screen.findByText('The next come back tomorrow, 1 question.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Replay my mistakes' })).toHaveAttribute(
      'href',
      '/practice/mistakes',
    );
  });

  it('offers to read up on what does not stick, and to suspend it', async () => {
    const topic = { slug: 'markov-chains', name: 'Markov chains' };
    const stubborn = due(5, 'Stubborn');
    const { user, api } = openReview({
      [queueCall]: { ...empty, leeches: [{ ...stubborn, failures: 4, topic }] },
      [act]: aCard({ isSuspended: true }),
    });
    expect(await screen.findByText('went wrong in 4 reviews')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read Markov chains' })).toHaveAttribute(
      'href',
      '/topics/markov-chains',
    );
    api.answer({ [queueCall]: { ...empty, suspended: [stubborn] } });
    await user.click(await button('Suspend “Stubborn”'));
    expect(await button('Resume “Stubborn”')).toBeVisible();
    expect(screen.queryByText('Not sticking')).not.toBeInTheDocument();
    expect(api.bodies(act)).toEqual([{ act: 'suspend' }]);
  });

  it('resumes what was suspended', async () => {
    const { user, api } = openReview({
      [queueCall]: { ...empty, suspended: [due(5, 'A fair game')] },
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

describe('the numbers of a due question', () => {
  const withNumbers = (variant: string) => ({ ...due(5, 'A fair game'), variant });
  const script = {
    [queueCall]: queue({ questions: [withNumbers('1.1'), due(6, 'The one after')] }),
    'GET /api/questions/5?v=1.1': aQuestion({
      answer: number,
      variant: '1.1',
      descriptionHtml: '<p>With 11</p>',
    }),
    [act]: aCard(),
  };

  it('stay while it is on screen, though the queue deals others', async () => {
    const leeches = [{ id: 7, name: 'A coin', failures: 4, topic: null }];
    const { user, api } = openReview({
      ...script,
      [queueCall]: { ...script[queueCall], leeches },
      'POST /api/practice/cards/7': aCard(),
    });
    expect(await screen.findByText('With 11')).toBeVisible();
    api.answer({ [queueCall]: queue({ questions: [withNumbers('1.2')] }) });
    await user.click(await button(/^Suspend “A coin/));
    expect(await screen.findByText(/the last one for today/)).toBeVisible();
    expect(screen.getByText('With 11')).toBeVisible();
  });

  it('are asked again after an undo, though it has left the queue', async () => {
    const { user, api } = openReview(script);
    await user.type(await field(), '2/3{Enter}');
    api.answer({ [queueCall]: queue({ questions: [due(6, 'The one after')] }) });
    await user.click(await button('Next question'));
    expect(await heading('The one after')).toBeVisible();
    await user.click(await button('Undo the last review'));
    expect(await heading('A fair game')).toBeVisible();
    expect(screen.getByText('With 11')).toBeVisible();
  });
});
