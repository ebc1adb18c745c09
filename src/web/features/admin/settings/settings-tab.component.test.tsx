import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { sendUploadsTo } from '#test/support/components/uploads.ts';
import SettingsTab from './settings-tab.tsx';

const title: AdminSetting = {
  id: 1,
  key: 'app_title',
  name: 'Site title',
  kind: 'text',
  value: 'Martingale',
  default: 'Martingale',
  explanation: 'In the header of every page.',
};
const link: AdminSetting = {
  ...title,
  id: 2,
  key: 'feedback_link',
  name: 'Feedback link',
  kind: 'link',
  value: '',
  default: '',
};
const logo: AdminSetting = {
  ...link,
  id: 3,
  key: 'company_logo',
  name: 'Company logo',
  kind: 'image',
};

const saveTitle = 'PUT /api/admin/settings/app_title';

async function open(setting: AdminSetting, api: Script = {}) {
  const page = renderPage(<SettingsTab />, {
    api: { 'GET /api/admin/settings': [setting], ...api },
  });
  const form = await screen.findByRole('form', { name: setting.name });
  return { ...page, form, within: within(form) };
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('a text setting', () => {
  it('is saved, and can be reset to its default', async () => {
    const saved = { ...title, value: 'Fair Game' };
    const { user, api, within } = await open(title, {
      [saveTitle]: saved,
      'DELETE /api/admin/settings/app_title': title,
    });
    const field = within.getByLabelText('Value');
    const reset = within.getByRole('button', { name: 'Reset to default' });
    expect(reset).toBeDisabled();
    fill(field, 'Fair Game');
    await user.click(within.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Setting updated')).toBeVisible();
    expect(api.bodies(saveTitle)).toEqual([{ value: 'Fair Game' }]);
    await user.click(reset);
    await waitFor(() => expect(field).toHaveValue('Martingale'));
  });

  it('requires a value', async () => {
    const { user, api, form, within } = await open(title);
    expect(form).toHaveTextContent('Default: Martingale');
    fill(within.getByLabelText('Value'), ' ');
    await user.click(within.getByRole('button', { name: 'Save' }));
    expect(form).toHaveTextContent('Value is required');
    expect(api.bodies(saveTitle)).toEqual([]);
  });

  it('keeps what is typed during a save', async () => {
    const { reply, letGo } = held(ok({ ...title, value: 'Fair Game' }));
    const { user, within } = await open(title, { [saveTitle]: reply });
    const field = within.getByLabelText('Value');
    fill(field, 'Fair Game');
    await user.click(within.getByRole('button', { name: 'Save' }));
    fill(field, 'Fair Game II');
    letGo();
    expect(await screen.findByText('Setting updated')).toBeVisible();
    expect(field).toHaveValue('Fair Game II');
  });

  it('shows why a value was refused in a toast and at the field', async () => {
    const reason = 'Value must be an address that begins with https:// or http://';
    const { user, form, within } = await open(link, {
      'PUT /api/admin/settings/feedback_link': refused(400, {
        message: reason,
        fieldErrors: { value: reason },
      }),
    });
    const field = within.getByLabelText('Value');
    fill(field, 'javascript:alert(1)');
    await user.click(within.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`Failed to update setting: ${reason}`)).toBeVisible();
    expect(form).toHaveTextContent(reason);
    expect(field).toHaveValue('javascript:alert(1)');
  });
});

describe('the logo', () => {
  const file = new File(['<svg/>'], 'logo.png', { type: 'image/png' });

  it('cannot be saved before a file is selected', async () => {
    const { user, form, within } = await open(logo);
    expect(form).toHaveTextContent('300x100 px PNG or JPG');
    await user.click(within.getByRole('button', { name: 'Save logo' }));
    expect(await screen.findByText('No file selected')).toBeVisible();
    expect(screen.getByText('Please select a logo file to upload')).toBeVisible();
  });

  it('says why an upload failed', async () => {
    const message = 'This file is not an image';
    const { api, user, form, within } = await open(logo, {
      'POST /api/admin/upload': refused(415, { message }),
    });
    sendUploadsTo(api);
    await user.upload(within.getByLabelText('Logo file'), file);
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(form).toHaveTextContent(`Failed to upload logo: ${message}`);
  });
});
