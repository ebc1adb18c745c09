import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { useApi } from '#web/lib/app-context.ts';
import { useCurrentUser } from '#web/queries/current-user.ts';
import { mailSettingQuery } from '#web/queries/mail-setting.ts';
import { Loaded } from './loaded.tsx';

const call = 'GET /api/user/notifications';

function Page() {
  const { data: user } = useCurrentUser();
  const query = useQuery({ ...mailSettingQuery(useApi()), enabled: user !== undefined });
  return (
    <>
      <p>{user ? `Signed in as ${user.username}` : 'Signed out'}</p>
      <Loaded query={query} what="Your setting" skeleton="h-6">
        {({ discussionMail }) => <p>Emails are {discussionMail ? 'on' : 'off'}</p>}
      </Loaded>
    </>
  );
}

const open = (api: Script) =>
  renderPage(<Page />, { api: { 'GET /api/user': signedIn(), ...api } });
const isOn = { discussionMail: true };

it('says what loads, why it failed, and tries again by keyboard', async () => {
  const { user, api } = open({ [call]: refused(503, { message: 'The database is starting' }) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your setting…');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your setting could not be loaded.The database is starting');
  api.answer({ [call]: isOn });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText('Emails are on');
});

it('keeps the data if a refresh fails', async () => {
  const { api, queries } = open({ [call]: isOn });
  await screen.findByText('Emails are on');
  api.answer({ [call]: refused(503, { message: 'The database is starting' }) });
  await act(() => queries.refetchQueries(mailSettingQuery(api.client)));
  expect(screen.getByText('Emails are on')).toBeVisible();
});

it('signs out the page if the session has ended, and stops asking', async () => {
  const { api } = open({ [call]: refused(401, { message: 'Please sign in.' }) });
  await screen.findByText('Signed in as ann_lee');
  await screen.findByText('Signed out');
  const asked = () => api.requests.filter(({ url }) => url === '/api/user/notifications').length;
  await waitFor(() => expect(asked()).toBe(2));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in.');
  expect(asked()).toBe(2);
});
