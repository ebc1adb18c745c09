import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { meetingId } from '#test/support/components/meetings.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { FeedbackForm } from './feedback-form.tsx';

const call = `PUT /api/meetings/${meetingId}/feedback/1`;

const open = (seat: 'interviewer' | 'candidate', api: Script = {}) =>
  renderPage(<FeedbackForm id={meetingId} half={1} seat={seat} name="Bob" />, { api });

const choose = (group: string, option: RegExp) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(option));

function rateAll() {
  choose('Method', /^4/);
  choose('Correctness', /^3/);
  choose('Communication', /^2/);
  choose('Speed and composure', /^1/);
  choose('Calibration', /^3/);
}

const scores = { method: 4, correctness: 3, communication: 2, composure: 1, calibration: 3 };

it('says what each score means, and that it is blind', () => {
  open('interviewer');
  expect(screen.getByLabelText(/^4 Weighed several approaches/)).toBeInTheDocument();
  expect(screen.getByText(/Bob will see this once both of you have sent it/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'How did Bob interview?' })).toBeNull();
});

it('asks for what is missing, and goes there', async () => {
  const { user, api } = open('interviewer');
  rateAll();
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  const group = screen.getByRole('group', { name: 'Would you hire them?' });
  expect(group).toHaveAccessibleDescription('Please choose one.');
  expect(within(group).getByLabelText('Yes')).toHaveFocus();
  expect(screen.getAllByText('Please choose one.')).toHaveLength(1);
  expect(api.requests).toEqual([]);
});

it('sends what the interviewer chose', async () => {
  const { user, api } = open('interviewer', { [call]: ok(null, { status: 204 }) });
  rateAll();
  choose('Would you hire them?', /^No/);
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(api.bodies(call)).toEqual([
    { seat: 'interviewer', scores, wouldHire: false, comment: '' },
  ]);
});

it('lets candidates rate themselves and the interviewer, and keeps the draft', async () => {
  const { unmount } = open('candidate');
  rateAll();
  choose('Would you have hired yourself?', /^Yes/);
  choose('How did Bob interview?', /^4/);
  fireEvent.change(screen.getByLabelText('What else? (optional)'), { target: { value: 'Thanks' } });
  unmount();
  const { user, api } = open('candidate', {
    [call]: refused(409, { code: 'FEEDBACK_SENT', message: 'Sent before.' }),
  });
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(api.bodies(call)).toEqual([
    { seat: 'candidate', scores, wouldHire: true, comment: 'Thanks', interviewing: 4 },
  ]);
  expect(await screen.findByText('Sent before.')).toBeVisible();
});
