import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MeetingInvitation } from '#shared/contracts/meeting.ts';
import { anInvitation, meetingId } from '#test/support/components/meetings.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { InvitationPage } from './invitation-page.tsx';

const call = 'GET /api/meeting-invitation?token=secret';
const join = 'POST /api/meeting-invitation/join';

const open = (invitation: Partial<MeetingInvitation> = {}, api: Script = {}) =>
  renderPage(<InvitationPage token="secret" />, {
    at: '/room?token=secret',
    api: { 'GET /api/user': visitor, [call]: anInvitation(invitation), ...api },
  });

it('lets guests in by their name', async () => {
  const { user, api, url } = open({}, { [join]: { id: meetingId } });
  const field = await screen.findByLabelText('Your name');
  const button = screen.getByRole('button', { name: 'Join as a guest' });
  await user.click(button);
  expect(await screen.findByText('Please enter your name')).toBeVisible();
  await user.type(field, 'Bob');
  await user.click(button);
  await expect.poll(url).toBe(`/practice/room/${meetingId}`);
  expect(api.bodies(join)).toEqual([{ token: 'secret', name: 'Bob' }]);
});

it('lets users in as themselves', async () => {
  const { user, api } = open({}, { 'GET /api/user': signedIn(), [join]: { id: meetingId } });
  await user.click(await screen.findByRole('button', { name: 'Join as ann_lee' }));
  expect(api.bodies(join)).toEqual([{ token: 'secret', name: null }]);
});

it('asks whoever is to interview to sign in', async () => {
  open({ seat: 'interviewer', needsAccount: true });
  expect(await screen.findByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    '/auth?returnTo=%2Froom%3Ftoken%3Dsecret',
  );
  expect(screen.queryByLabelText('Your name')).toBeNull();
});

it('says that a room is full, at once or when someone was faster', async () => {
  const { user, api } = open({});
  await user.type(await screen.findByLabelText('Your name'), 'Eve');
  api.answer({
    [join]: refused(409, { code: 'MEETING_FULL', message: 'Two people are in this room.' }),
    [call]: anInvitation({ isFull: true }),
  });
  await user.click(screen.getByRole('button', { name: 'Join as a guest' }));
  expect(await screen.findByRole('heading', { name: 'This room is full' })).toBeVisible();
});

it('says that a link is wrong, old or for a room that has ended', async () => {
  open({}, { [call]: refused(404, { code: 'NOT_FOUND', message: 'No such link' }) });
  expect(await screen.findByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
});

it('leads back whoever is in it', async () => {
  open({ id: meetingId });
  expect(await screen.findByRole('link', { name: 'Go to the room' })).toHaveAttribute(
    'href',
    `/practice/room/${meetingId}`,
  );
});
