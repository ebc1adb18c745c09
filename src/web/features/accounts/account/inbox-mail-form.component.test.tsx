import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import { InboxMailForm } from './inbox-mail-form.tsx';

const read = 'GET /api/admin/work/mail';
const save = 'PUT /api/admin/work/mail';

it('saves how often the administrator is emailed', async () => {
  const { user, api } = renderPage(<InboxMailForm />, {
    api: { [read]: { timing: 'off' }, [save]: ok({ timing: 'daily' }) },
  });
  const field = await screen.findByLabelText('Email me about new work');
  expect(field).toHaveDisplayValue('Never');
  await user.selectOptions(field, 'Once a day');
  expect(await screen.findByText('Setting saved')).toBeVisible();
  expect(api.bodies(save)).toEqual([{ timing: 'daily' }]);
  expect(field).toHaveDisplayValue('Once a day');
});

it('reverts to the saved choice when saving fails', async () => {
  const { user } = renderPage(<InboxMailForm />, {
    api: { [read]: { timing: 'off' }, [save]: refused(403, { message: 'Not allowed' }) },
  });
  const field = await screen.findByLabelText('Email me about new work');
  await user.selectOptions(field, 'Right away, at most once an hour');
  expect(await screen.findByText('Failed to save your setting')).toBeVisible();
  await waitFor(() => expect(field).toHaveDisplayValue('Never'));
});
