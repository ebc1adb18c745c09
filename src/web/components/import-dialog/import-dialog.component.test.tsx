import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ImportResult, ImportRun } from '#shared/contracts/import.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { sendUploadsTo } from '#test/support/components/uploads.ts';
import { ImportDialog } from './import-dialog.tsx';

const key = '0'.repeat(32);
const upload = 'POST /api/admin/import-file';
const progress = `GET /api/admin/imports/${key}`;
const unknownRun = refused(404, { message: 'Import not found' });

const result: ImportResult = {
  success: 1,
  total: 1,
  errors: [],
  alreadyThere: 0,
  notes: [],
  isDryRun: false,
};
const running: ImportRun = {
  key,
  status: 'running',
  total: 10_000,
  processed: 2500,
  failure: null,
  result: null,
};
const file = new File(['name'], 'bank.csv', { type: 'text/csv' });

function open(api: Script = {}) {
  // The key of every import.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const onClose = vi.fn();
  const onImported = vi.fn();
  const page = renderPage(<ImportDialog isOpen onClose={onClose} onImported={onImported} />, {
    api: { [progress]: unknownRun, ...api },
  });
  sendUploadsTo(page.api);
  const dialog = screen.getByRole('dialog', { name: 'Import questions' });
  const choose = () => page.user.upload(within(dialog).getByLabelText('File'), file);
  const press = (name: string) => page.user.click(within(dialog).getByRole('button', { name }));
  return { ...page, dialog, onClose, onImported, choose, press };
}

async function expectToast(title: string, description: string) {
  const toast = (await screen.findByText(title)).parentElement;
  await waitFor(() => expect(toast).toHaveTextContent(description));
}

describe('the import dialog', () => {
  it('asks for a file first', async () => {
    const { dialog, press, onClose } = open();
    await press('Import');
    expect(dialog).toHaveTextContent('Please select a file to import');
    await press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes after an import without errors', async () => {
    const { api, choose, press, onClose, onImported } = open({ [upload]: result });
    await choose();
    await press('Import');
    await expectToast('Import successful', 'Imported 1 of 1 questions');
    const [body] = api.bodies(`${upload}?key=${key}`);
    expect(body instanceof FormData && body.get('importFile')).toMatchObject({ name: 'bank.csv' });
    expect(onImported).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('only checks the file on request', async () => {
    const dryRun = `${upload}?key=${key}&dryRun=true`;
    const { dialog, choose, press, onImported } = open({
      [dryRun]: { ...result, errors: ['Row 2: too short'], total: 2, isDryRun: true },
    });
    await choose();
    await press('Check file');
    const errors = await screen.findByRole('region', { name: 'Rows with errors' });
    expect(errors).toHaveTextContent('Row 2: too short');
    expect(dialog).toHaveTextContent('Would be imported1');
    expect(onImported).not.toHaveBeenCalled();
    expect(within(dialog).getByRole('button', { name: 'Import' })).toBeEnabled();
  });

  it('accepts a dropped file', async () => {
    const { dialog, press } = open({ [upload]: result });
    const files = [new File(['name'], 'dropped.csv')];
    fireEvent.drop(within(dialog).getByText('or drop it here'), { dataTransfer: { files } });
    expect(dialog).toHaveTextContent('dropped.csv');
    await press('Import');
    await expectToast('Import successful', 'Imported 1 of 1 questions');
  });

  it('stays open with the errors of an import', async () => {
    const { dialog, choose, press, onImported, onClose } = open({
      [upload]: { ...result, errors: ['Row 2: too short'], total: 3, alreadyThere: 1 },
    });
    await choose();
    await press('Import');
    await expectToast('Import completed with errors', 'Imported 1 of 3 questions with 1 error');
    const lines = within(dialog).getByRole('region', { name: 'Rows with errors' });
    expect(lines).toHaveTextContent('Row 2: too short');
    expect(dialog).toHaveTextContent('Already existed1');
    expect(within(dialog).queryByRole('button', { name: 'Import' })).toBeNull();
    expect(onImported).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['CSV', 'JSON'])('offers a template as %s', (format) => {
    const { dialog } = open();
    const link = within(dialog).getByRole('link', { name: format });
    const url = `/api/admin/import-template?format=${format.toLowerCase()}`;
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('download');
  });

  it.each([
    ['a reason', refused(400, { message: 'The file is empty' }), 'The file is empty'],
    ['no reason', () => ({ status: 500, text: '', totalCount: null }), 'Failed to import file'],
    ['no answer', noAnswer, 'The site could not be reached'],
  ])('keeps the file when an import fails with %s', async (_, failure, reason) => {
    const { api, dialog, choose, press, onClose } = open({ [upload]: failure });
    await choose();
    await press('Import');
    await expectToast('Import failed', reason);
    expect(dialog).toHaveTextContent(reason);
    expect(dialog).toHaveTextContent('bank.csv');
    expect(onClose).not.toHaveBeenCalled();
    api.answer({ [upload]: result });
    await press('Import');
    await expectToast('Import successful', 'Imported 1 of 1 questions');
  });

  it('fetches the outcome of an import if the response is lost', async () => {
    const { choose, press } = open({
      [upload]: noAnswer,
      [progress]: { ...running, status: 'done', result },
    });
    await choose();
    await press('Import');
    await expectToast('Import successful', 'Imported 1 of 1 questions');
  });

  it('shows the progress of a long import, and stays open', async () => {
    const { reply, letGo } = held(ok(result));
    const { dialog, choose, press, onClose } = open({ [upload]: reply, [progress]: running });
    await choose();
    await press('Import');
    expect(await screen.findByText('Importing 2,500 of 10,000 rows…')).toBeVisible();
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('value', '0.25');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    letGo();
    await expectToast('Import successful', 'Imported 1 of 1 questions');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
