import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
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

const save = 'PUT /api/admin/settings';
const all = [title, link, logo];
const changed = (setting: AdminSetting, value: string) =>
  all.map((one) => (one === setting ? { ...one, value } : one));

async function open(api: Script = {}) {
  const page = renderPage(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <SettingsTab />
    </>,
    { api: { 'GET /api/admin/settings': all, ...api } },
  );
  await screen.findByRole('form', { name: 'Settings' });
  const group = ({ name }: AdminSetting) => screen.getByRole('group', { name });
  return {
    ...page,
    group,
    field: (setting: AdminSetting) => within(group(setting)).getByLabelText('Value'),
    saveAll: () => page.user.click(screen.getByRole('button', { name: 'Save settings' })),
  };
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the settings', () => {
  it('name what is unsaved, and are saved together', async () => {
    const { api, field, saveAll } = await open({ [save]: changed(title, 'Fair Game') });
    expect(screen.getByText('All changes are saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save settings' })).toBeDisabled();
    fill(field(title), 'Fair Game');
    fill(field(link), 'https://example.org');
    expect(screen.getByText('Unsaved: Site title, Feedback link')).toBeVisible();
    await saveAll();
    const toast = await findToast('Settings updated');
    expect(toast).toHaveTextContent('Site title, Feedback link');
    expect(api.bodies(save)).toEqual([
      { values: { app_title: 'Fair Game', feedback_link: 'https://example.org' } },
    ]);
  });

  it('show how the header will look', async () => {
    const { field } = await open();
    const preview = screen.getByRole('region', { name: 'Preview' });
    fill(field(title), 'Fair Game');
    expect(preview).toHaveTextContent('Fair Game');
  });

  it('can be reset, and changes can be discarded', async () => {
    const { user, field } = await open({
      'GET /api/admin/settings': changed(title, 'Fair Game'),
    });
    await user.click(screen.getByRole('button', { name: 'Reset to default Site title' }));
    expect(field(title)).toHaveValue('Martingale');
    expect(screen.getByText('Unsaved: Site title')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field(title)).toHaveValue('Fair Game');
  });

  it('require a value where there is a default', async () => {
    const { api, field, group, saveAll } = await open();
    expect(group(title)).toHaveTextContent('Default: Martingale');
    fill(field(title), ' ');
    await saveAll();
    expect(group(title)).toHaveTextContent('Value is required');
    expect(api.bodies(save)).toEqual([]);
  });

  it('keep what is typed while saving', async () => {
    const { reply, letGo } = held(ok(changed(title, 'Fair Game')));
    const { field, saveAll } = await open({ [save]: reply });
    fill(field(title), 'Fair Game');
    await saveAll();
    fill(field(title), 'Fair Game II');
    letGo();
    expect(await screen.findByText('Setting updated')).toBeVisible();
    expect(field(title)).toHaveValue('Fair Game II');
    expect(screen.getByText('Unsaved: Site title')).toBeVisible();
  });

  it('show why a value was refused in a toast and at the field, and keep all of them', async () => {
    const reason = 'Value must be an address that begins with https:// or http://';
    const { field, group, saveAll } = await open({
      [save]: refused(400, { message: reason, fieldErrors: { feedback_link: reason } }),
    });
    fill(field(title), 'Fair Game');
    fill(field(link), 'javascript:alert(1)');
    await saveAll();
    expect(await screen.findByText(`Failed to update setting: ${reason}`)).toBeVisible();
    expect(group(link)).toHaveTextContent(reason);
    expect(field(link)).toHaveValue('javascript:alert(1)');
    expect(field(title)).toHaveValue('Fair Game');
  });
});

describe('a switch', () => {
  const twoStep: AdminSetting = {
    ...title,
    id: 4,
    key: 'require_second_factor',
    name: 'Two-step sign-in for administrators',
    kind: 'switch',
    value: 'off',
    default: 'off',
  };
  const box = () =>
    screen.getByLabelText<HTMLInputElement>('Require two-step sign-in for administrators');

  it('is turned on and off', async () => {
    const { user, api, saveAll } = await open({
      'GET /api/admin/settings': [twoStep],
      [save]: [{ ...twoStep, value: 'on' }],
    });
    expect(box()).not.toBeChecked();
    await user.click(box());
    await saveAll();
    expect(await screen.findByText('Setting updated')).toBeVisible();
    expect(api.bodies(save)).toEqual([{ values: { require_second_factor: 'on' } }]);
    expect(box()).toBeChecked();
  });

  it('says why it cannot be turned on', async () => {
    const message = 'Please turn on two-step sign-in for your own account first.';
    const { user, saveAll } = await open({
      'GET /api/admin/settings': [twoStep],
      [save]: refused(409, { message, fieldErrors: { require_second_factor: message } }),
    });
    await user.click(box());
    await saveAll();
    await waitFor(() => expect(box()).toHaveAccessibleDescription(message));
  });
});

describe('leaving the settings', () => {
  it('asks before opening another page while something is unsaved', async () => {
    const { user, field, url } = await open();
    fill(field(title), 'Fair Game');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(url()).toBe('/');
    expect(field(title)).toHaveValue('Fair Game');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await expect.poll(url).toBe('/elsewhere');
  });

  it('asks before closing the tab while something is unsaved', async () => {
    const { user, field } = await open();
    fill(field(title), 'Fair Game');
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});

describe('the logo', () => {
  const file = new File(['<svg/>'], 'logo.png', { type: 'image/png' });

  it('needs a file', async () => {
    const { group } = await open();
    expect(group(logo)).toHaveTextContent('300x100 px PNG or JPG');
    fireEvent.change(within(group(logo)).getByLabelText('Logo file'), { target: { files: [] } });
    expect(await screen.findByText('No file selected')).toBeVisible();
    expect(screen.getByText('Please select a logo file to upload')).toBeVisible();
  });

  it('is in the preview before it is saved', async () => {
    const { api, user, group } = await open({
      'POST /api/admin/upload': { filename: '0f.png', url: '/uploads/0f.png' },
    });
    sendUploadsTo(api);
    await user.upload(within(group(logo)).getByLabelText('Logo file'), file);
    const shown = await screen.findByRole('img', { name: 'Preview: Martingale logo' });
    expect(shown).toHaveAttribute('src', '/uploads/0f.png');
    expect(screen.getByText('Unsaved: Company logo')).toBeVisible();
  });

  it('can be cleared', async () => {
    const { api, user, group, saveAll } = await open({
      'GET /api/admin/settings': changed(logo, '/uploads/0f.png'),
      [save]: all,
    });
    expect(within(group(logo)).getByRole('img')).toHaveAttribute('src', '/uploads/0f.png');
    await user.click(within(group(logo)).getByRole('button', { name: /^Clear/ }));
    await saveAll();
    expect(await findToast('Setting updated')).toHaveTextContent('Company logo');
    expect(within(group(logo)).queryByRole('img')).not.toBeInTheDocument();
    expect(api.bodies(save)).toEqual([{ values: { company_logo: '' } }]);
  });

  it('says why an upload failed', async () => {
    const message = 'This file is not an image';
    const { api, user, group } = await open({
      'POST /api/admin/upload': refused(415, { message }),
    });
    sendUploadsTo(api);
    await user.upload(within(group(logo)).getByLabelText('Logo file'), file);
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(group(logo)).toHaveTextContent(`Failed to upload logo: ${message}`);
  });
});
