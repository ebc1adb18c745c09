import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ErrorReportDetail } from '#shared/contracts/error-report.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import ReportsTab from './reports-tab.tsx';

const moment = '2026-01-05T12:00:00.000Z';
const report: ErrorReportDetail = {
  id: 3,
  questionId: 5,
  variant: null,
  reportedBy: 7,
  reportedByEmail: 'ada@example.org',
  description: 'The sum is <b>wrong</b>.',
  status: 'New',
  createdAt: moment,
  updatedAt: moment,
  reporter: { username: 'ada', email: 'ada@example.org' },
  question: {
    id: 5,
    name: 'Two dice',
    descriptionHtml: '<p>Two dice are <em>thrown</em>.</p>',
    solutionHtml: null,
    difficulty: 'Easy',
    category: 'Probability',
    isVisible: true,
  },
  replyCount: 0,
  replies: [],
};

/** Stands in for the site's own editor. */
function Editor({ questionId, onSaved, onCancel }: EditorProps) {
  return (
    <form>
      <input aria-label={`Name of question ${questionId}`} defaultValue="Two dice" />
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
      <button type="button" onClick={onSaved}>
        Save
      </button>
    </form>
  );
}

const saveStatus = 'PUT /api/admin/error-reports/3';
const sendReply = 'POST /api/admin/error-reports/3/replies';

const lists = {
  'GET /api/admin/error-reports?page=1': [report],
  'GET /api/admin/error-reports/statuses': [{ status: 'New', count: 1 }],
};

async function open(api: Script = {}) {
  const page = renderPage(<ReportsTab QuestionEditor={Editor} />, {
    api: {
      ...lists,
      'GET /api/admin/error-reports/3': report,
      ...api,
    },
  });
  const review = async () => {
    await page.user.click(await screen.findByRole('button', { name: /^Review/ }));
    return within(await screen.findByRole('dialog', { name: 'Error report' }));
  };
  return { ...page, review, dialog: await review() };
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('an error report', () => {
  it('is shown beside its question', async () => {
    const { dialog } = await open();
    expect(await dialog.findByText('The sum is <b>wrong</b>.')).toBeVisible();
    expect(dialog.getByText('thrown').tagName).toBe('EM');
    expect(dialog.getByText('No solution has been added for this question yet.')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Two dice' });
    expect(link).toHaveAttribute('href', '/question/5');
  });

  it('leads to the fresh numbers that it is about', async () => {
    const { dialog } = await open({
      'GET /api/admin/error-reports/3': { ...report, variant: '1.2' },
    });
    const links = await dialog.findAllByRole('link', { name: /1\.2/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About its fresh numbers 1.2', '/question/5?v=1.2'],
      ['Check or withdraw 1.2', '/admin/questions/5/numbers#1.2'],
    ]);
  });

  it('leads to no fresh numbers if it is about the usual ones', async () => {
    const { dialog } = await open();
    await dialog.findByRole('link', { name: 'Two dice' });
    expect(dialog.queryByRole('link', { name: /numbers|withdraw/ })).not.toBeInTheDocument();
  });

  it('keeps an unsent reply when its dialog is closed', async () => {
    const replies = [{ id: 1, content: 'It is 7 now.', createdAt: moment, author: null }];
    const { user, api, dialog, review } = await open({ [sendReply]: { ...report, replies } });
    fill(await dialog.findByLabelText('Reply to the reporter'), 'It is 7 now.');
    await user.type(dialog.getByLabelText('Reply to the reporter'), '{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const reopened = await review();
    await user.click(await reopened.findByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(api.bodies(sendReply)).toEqual([{ content: 'It is 7 now.' }]);
    expect(reopened.getByRole('listitem')).toHaveTextContent('It is 7 now.');
    expect(reopened.getByLabelText('Reply to the reporter')).toHaveValue('');
  });

  it('keeps a status that is typed while another one is being saved', async () => {
    const { reply, letGo } = held(ok({ ...report, status: 'Resolved' }));
    const { user, api, dialog } = await open({ [saveStatus]: reply });
    await user.selectOptions(await dialog.findByLabelText('Status'), 'Resolved');
    const save = dialog.getByRole('button', { name: 'Save status' });
    await user.click(save);
    expect(save).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Status'), 'Other…');
    fill(dialog.getByLabelText('Status'), 'Waiting for the author');
    letGo();
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('Current status: Resolved');
    expect(dialog.getByLabelText('Status')).toHaveValue('Waiting for the author');
    expect(save).toBeEnabled();
    api.answer({ [saveStatus]: ok({ ...report, status: 'Waiting for the author' }) });
    await user.type(dialog.getByLabelText('Status'), '{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent('Waiting for the author'),
    );
    expect(api.bodies(saveStatus)).toEqual([
      { status: 'Resolved' },
      { status: 'Waiting for the author' },
    ]);
  });

  it.each([
    ['Reply and resolve', 'Resolved'],
    ['Reply and reject', 'Rejected'],
  ])('is closed with "%s" in one step', async (name, status) => {
    const { user, api, dialog } = await open({ [sendReply]: { ...report, status } });
    const button = await dialog.findByRole('button', { name });
    expect(button).toBeDisabled();
    fill(dialog.getByLabelText('Reply to the reporter'), 'It is 7 now.');
    await user.click(button);
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(api.bodies(sendReply)).toEqual([{ content: 'It is 7 now.', status }]);
    expect(dialog.getByRole('status')).toHaveTextContent(`Current status: ${status}`);
    expect(dialog.getByLabelText('Status')).toHaveValue(status);
  });

  it('is opened by its URL', async () => {
    renderPage(<ReportsTab QuestionEditor={Editor} />, {
      at: '/admin?tab=reports&report=3',
      api: { ...lists, 'GET /api/admin/error-reports/3': report },
    });
    expect(await screen.findByText('The sum is <b>wrong</b>.')).toBeVisible();
  });

  it('lets its question be edited beside it, and asks before changes are lost', async () => {
    const { user, api, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Edit' }));
    fill(dialog.getByLabelText('Name of question 5'), 'Two fair dice');
    expect(dialog.getByText('The sum is <b>wrong</b>.')).toBeVisible();
    for (const leave of ['Close', 'Cancel']) {
      await user.click(dialog.getByRole('button', { name: leave }));
      const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
      await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    }
    const changed = { ...report, question: { ...report.question, name: 'Two fair dice' } };
    api.answer({ 'GET /api/admin/error-reports/3': ok(changed) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('link', { name: 'Two fair dice' })).toBeVisible();
  });

  it('keeps a status that could not be saved', async () => {
    const { user, dialog } = await open({
      [saveStatus]: refused(404, { message: 'Report not found' }),
    });
    await user.selectOptions(await dialog.findByLabelText('Status'), 'Other…');
    fill(dialog.getByLabelText('Status'), 'Done');
    await user.click(dialog.getByRole('button', { name: 'Save status' }));
    const toast = await screen.findByText('Update failed');
    expect(toast.parentElement).toHaveTextContent('Report not found');
    expect(dialog.getByLabelText('Status')).toHaveValue('Done');
  });
});

describe('the list of error reports', () => {
  it('offers the statuses in use along with the common ones, and counts replies', async () => {
    const waiting = { ...report, status: 'Waiting', replyCount: 1 };
    const { user, api, url } = renderPage(<ReportsTab QuestionEditor={Editor} />, {
      at: '/admin?tab=reports',
      api: {
        'GET /api/admin/error-reports': [waiting],
        'GET /api/admin/error-reports/statuses': [{ status: 'Waiting', count: 1 }],
      },
    });
    await screen.findByRole('option', { name: 'Waiting' });
    expect(screen.getByText('1 reply')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Waiting');
    await expect.poll(url).toBe('/admin?tab=reports&status=waiting');
    await expect
      .poll(() => api.requests.at(-1)?.url)
      .toBe('/api/admin/error-reports?status=waiting&page=1');
  });
});
