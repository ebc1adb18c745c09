import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Plan, PlannedDay } from '#shared/contracts/plan.ts';
import { addDays } from '#shared/domain/days.ts';
import { phaseOf } from '#shared/domain/plans.ts';
import { dayReader } from '#shared/domain/progress.ts';
import { expectFieldErrors } from '#test/support/components/form-errors.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { weekdayNames } from '../features/practice/plan/effort-words.ts';
import PracticePlan from './practice-plan.tsx';

const read = 'GET /api/practice/plan';
const save = 'PUT /api/practice/plan';
const today = '2026-03-09';
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const nothing = { reviews: 0, drills: 0, questions: 0 };
const work = { reviews: 6, drills: 2, questions: 4 };

/** Today is a Monday. */
const dayAt = (after: number, change: Partial<PlannedDay> = {}): PlannedDay => {
  const date = addDays(today, after);
  const phase = phaseOf(date, '2026-04-08');
  const done = after > 0 ? null : { reviews: 6, drills: 1, questions: 0 };
  return {
    ...{ date, phase, effort: 'full', isException: false, ...work, minutes: 28, done },
    ...change,
  };
};
const planWith = (change: Partial<Plan> = {}): Plan => ({
  interviewOn: '2026-04-08',
  minutes: 30,
  role: 'trader',
  weekdays: ['full', 'full', 'full', 'full', 'full', 'easy', 'off'],
  wantsMail: false,
  today,
  timeZone,
  days: Array.from({ length: 33 }, (_, place) => dayAt(place - 2)),
  leftOut: { count: 0, questions: [], minutesForAll: null },
  hasFeed: false,
  ...change,
});
const open = (plan: Plan | null, api: Script = {}) =>
  renderPage(<PracticePlan />, {
    at: '/practice/plan',
    api: {
      'GET /api/user': signedIn(),
      'GET /api/settings': {},
      'GET /api/practice/settings': { timeZone, wantsReviewMail: false },
      [read]: { plan },
      ...api,
    },
  });
const button = (name: string) => screen.findByRole('button', { name });

const parentItem = (child: HTMLElement) => child.closest('li') ?? child;

describe('making a plan', () => {
  const label = 'Make my plan';
  const inTwoWeeks = addDays(dayReader(timeZone)(new Date()), 14);

  it('asks for a date, some time and a role', async () => {
    const { user, api } = open(null, { [save]: planWith() });
    const submit = await button(label);
    await user.click(await button('2 weeks'));
    expect(screen.getByLabelText('Date')).toHaveValue(inTwoWeeks);
    expect(submit).toBeDisabled();
    await user.click(screen.getByLabelText('Developer'));
    await expectFieldErrors(user, {
      button: label,
      errors: [
        ['Date', '2020-01-01', 'The interview must be today or later'],
        ['Date', addDays(inTwoWeeks, 360), 'The interview must be within a year'],
        ['Minutes a day', '5', 'Minutes a day must be a whole number from 10 to 240'],
      ],
      valid: { Date: inTwoWeeks, 'Minutes a day': '25' },
    });
    await user.selectOptions(screen.getByLabelText('Sunday'), 'Off');
    await user.click(screen.getByLabelText(/^Email me each morning/));
    await user.click(submit);
    expect(
      await screen.findByText(/^30 days to your interview on Wednesday, April 8\./),
    ).toBeVisible();
    expect(screen.getByText('Interview plan')).toHaveFocus();
    expect(api.bodies(save)).toEqual([
      {
        interviewOn: inTwoWeeks,
        minutes: 25,
        weekdays: ['full', 'full', 'full', 'full', 'full', 'full', 'off'],
        role: 'developer',
        wantsMail: true,
      },
    ]);
  });

  it('shows what the server says at its field, and leaves one day to practice', async () => {
    const message = 'The interview must be today or later.';
    const refusal = refused(400, { message, fieldErrors: { interviewOn: message } });
    const { user } = open(null, { [save]: refusal });
    await user.click(await button('2 weeks'));
    await user.click(screen.getByLabelText('Trader'));
    await user.click(await button(label));
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(message));
    for (const name of weekdayNames) await user.selectOptions(screen.getByLabelText(name), 'Off');
    expect(await screen.findByText('Leave at least one day to practice')).toBeVisible();
    expect(await button(label)).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Monday'), 'Easy');
    await waitFor(() => expect(screen.queryByText(/^Leave at least/)).not.toBeInTheDocument());
  });
});

describe('a plan', () => {
  it('says what is done of today, what is planned, and when', async () => {
    open(planWith());
    const main = await screen.findByText('6 reviews');
    expect(within(parentItem(main)).getByLabelText('Done')).toBeVisible();
    expect(within(parentItem(screen.getByText('2 drills'))).getByText('1 done')).toBeVisible();
    expect(screen.getByText('All 124 that you have not tried yet fit.')).toBeVisible();
    expect(screen.getAllByText('6 reviews, 2 drills and 4 new questions')).toHaveLength(14);
    const aWeek = '42 reviews, 14 drills and 28 new questions, about 3.5 hours';
    expect(screen.getAllByText(aWeek)).toHaveLength(2);
    expect(screen.getByText(/, your interview$/)).toBeVisible();
  });

  it('is changed with the same form', async () => {
    const { user, api } = open(planWith(), { [save]: planWith({ minutes: 45 }) });
    await user.click(await button('Change the plan'));
    expect(screen.getByLabelText('Date')).toHaveValue('2026-04-08');
    expect(screen.getByLabelText('Sunday')).toHaveValue('off');
    expect(screen.getByLabelText('Trader')).toBeChecked();
    await user.click(await button('45'));
    await user.click(await button('Save plan'));
    expect(await screen.findByText(/^45 minutes a day for a trader’s interview/)).toBeVisible();
    expect(api.bodies(save)).toMatchObject([{ minutes: 45, role: 'trader', wantsMail: false }]);
  });

  it('makes a single day easier, and falls back if that fails', async () => {
    const change = `PUT /api/practice/plan/days/${addDays(today, 1)}`;
    const answer = held(noAnswer);
    const { user, api } = open(planWith(), { [change]: answer.reply });
    const tuesday = await screen.findByLabelText('Tuesday, March 10');
    await user.selectOptions(tuesday, 'Off');
    expect(tuesday).toHaveValue('off');
    answer.letGo();
    await findToast('The plan was not changed');
    expect(tuesday).toHaveValue('full');
    const days = planWith().days.map((day) =>
      day.date === addDays(today, 1) ? { ...day, effort: 'off', ...nothing } : day,
    );
    api.answer({ [change]: { ...planWith(), days } });
    await user.selectOptions(tuesday, 'Off');
    expect(await screen.findByText('Day off')).toBeVisible();
    api.answer({ [change]: planWith() });
    await user.selectOptions(tuesday, 'Full');
    await waitFor(() => expect(screen.queryByText('Day off')).not.toBeInTheDocument());
    // Full is usual for a Tuesday.
    expect(api.bodies(change)).toEqual([{ effort: 'off' }, { effort: 'off' }, { effort: null }]);
  });

  it('shows what was done of past days, and says what was dropped', async () => {
    open(planWith());
    const row = (await screen.findByText('Sat, Mar 7')).closest('tr');
    expect(row).toHaveTextContent('Sat, Mar 76 of 61 of 20 of 4');
    expect(
      screen.getByText(/^What you missed was dropped, not moved: 8 new questions and 2 drills in/),
    ).toBeVisible();
  });

  it('asks how it went once the interview is over', async () => {
    const { user } = open(planWith({ interviewOn: '2026-03-08', days: [dayAt(-2)] }));
    expect(
      await screen.findByText('Your interview was on Sunday, March 8. How did it go?'),
    ).toBeVisible();
    expect(screen.queryByText('The days')).not.toBeInTheDocument();
    await user.click(await button('Set a new date'));
    expect(screen.getByLabelText('Date')).toHaveValue('');
  });

  it('is deleted after a confirmation', async () => {
    const { user } = open(planWith(), { 'DELETE /api/practice/plan': ok(null, { status: 204 }) });
    await user.click(await button('Delete the plan'));
    await user.click(await button('Delete plan'));
    expect(await screen.findByText('When is the interview?')).toBeVisible();
    expect(screen.getByText('Interview plan')).toHaveFocus();
  });

  it('can be retried if it fails to load', async () => {
    const { user, api } = open(null, { [read]: noAnswer });
    await screen.findByText('Your plan could not be loaded.');
    api.answer({ [read]: { plan: planWith() } });
    await user.click(await button('Try again'));
    expect(await screen.findByText(/^30 days to your interview/)).toBeVisible();
  });
});

describe('new questions that do not fit', () => {
  const questions = [{ id: 8, name: 'A drunk sailor', difficulty: 'Hard' }] as const;
  const leftOut = (minutesForAll: number | null) => ({
    ...{ count: 95, questions: [...questions], minutesForAll },
  });

  it('fit with more minutes, which can be set', async () => {
    const { user, api } = open(planWith({ leftOut: leftOut(55) }), { [save]: planWith() });
    expect(
      await screen.findByText(/^At 30 minutes a day, about 124 of 219 questions fit\. The 95 that/),
    ).toBeVisible();
    expect(screen.getByText('A drunk sailor')).toHaveAttribute('href', '/question/8');
    await user.click(await button('Make it 55 minutes'));
    await findToast('55 minutes a day it is');
    const { interviewOn, role, weekdays, wantsMail } = planWith();
    expect(api.bodies(save)).toEqual([{ interviewOn, role, weekdays, wantsMail, minutes: 55 }]);
  });

  it.each([
    [150, /^All would take 150 minutes a day\./],
    [null, /^Not even 240 minutes a day would be enough/],
  ])('are no reason to practice day and night: %s', async (minutes, text) => {
    open(planWith({ leftOut: leftOut(minutes) }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/^Make it/)).not.toBeInTheDocument();
  });

  it('come too late shortly before the interview', async () => {
    open(planWith({ days: [dayAt(0, { phase: 'consolidate' })], leftOut: leftOut(null) }));
    expect(await screen.findByText(/^Too close for new questions/)).toBeVisible();
    expect(screen.queryByText(/^Not even/)).not.toBeInTheDocument();
  });
});

it('has a calendar link that is shown once, replaced and revoked', async () => {
  const feed = 'POST /api/practice/plan/feed';
  const link = (name: string) => ok({ url: `http://site/feeds/plan/${name}.ics` }, { status: 201 });
  const { user, api, queries } = open(planWith({ hasFeed: true }), {
    [feed]: link('second'),
    'DELETE /api/practice/plan/feed': ok(null, { status: 204 }),
  });
  expect(await screen.findByText(/^A calendar link is active\./)).toBeVisible();
  await user.click(await button('Make a new link'));
  expect(await screen.findByLabelText('Link')).toHaveValue('http://site/feeds/plan/second.ics');
  expect(screen.getByText(/it will not be shown again\. Whoever has it can read/)).toBeVisible();
  await user.click(await button('Revoke'));
  expect(await button('Add to your calendar')).toBeVisible();
  expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
  api.answer({ [feed]: noAnswer });
  await user.click(await button('Add to your calendar'));
  await findToast('The link was not made');
  expect(queries.getQueryData(['practice', 'plan'])).toMatchObject({ plan: { hasFeed: false } });
});
