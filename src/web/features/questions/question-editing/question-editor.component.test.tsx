import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { sendUploadsTo } from '#test/support/components/uploads.ts';
import AdminActions from './admin-actions.tsx';

const load = 'GET /api/admin/questions/5';
const save = 'PUT /api/admin/questions/5';

const savedAnswer = (overrides: Partial<AdminQuestion> = {}) =>
  ok(adminQuestion({ version: 2, ...overrides }));

function renderActions(api: Script = {}) {
  return renderPage(<AdminActions questionId={5} />, {
    api: {
      'GET /api/solution-updates': { questionId: 5, timestamp: 1 },
      'GET /api/admin/questions/categories': [{ category: 'Trading', count: 3 }],
      [load]: adminQuestion(),
      [save]: savedAnswer(),
      ...api,
    },
  });
}

type Page = ReturnType<typeof renderActions>;

async function openEditor({ user }: Page) {
  await user.click(screen.getByRole('button', { name: 'Edit Question' }));
  const button = await screen.findByRole('button', { name: 'Save' });
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Question' }));
  return {
    ...dialog,
    field: (label: string) => dialog.getByLabelText(label),
    save: button,
  };
}

const write = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the question editor', () => {
  it('names what is missing', async () => {
    const { field, save: button } = await openEditor(renderActions());
    expect(field('Name')).toHaveFocus();
    for (const [label, text, complaint] of [
      ['Name', ' ', 'Question name is required'],
      ['Name', 'ab', 'Name must be at least 3 characters'],
      ['Category', '', 'Category is required'],
      ['Description', '', 'Description is required'],
      ['Description', 'short', 'Description must be at least 10 characters'],
    ] as const) {
      const input = field(label);
      const before = input instanceof HTMLTextAreaElement ? adminQuestion().description : null;
      const value = before ?? input.getAttribute('value') ?? '';
      write(input, text);
      fireEvent.blur(input);
      await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(complaint)));
      expect(button).toBeDisabled();
      write(input, value);
      await waitFor(() => expect(button).toBeEnabled());
    }
  });

  it('sends the changes along with the version they are based on', async () => {
    const page = renderActions();
    const { field, save: button, queryByLabelText } = await openEditor(page);
    expect(queryByLabelText(/^Keep the answer check/)).not.toBeInTheDocument();
    write(field('Name'), 'An unfair game');
    write(field('Difficulty'), 'Hard');
    write(field('Category'), 'Options');
    write(field('Job title (optional)'), 'Risk Manager');
    await page.user.click(field('Premium: only subscribers see the solution'));
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    expect(await screen.findByText('Question updated')).toBeVisible();
    await isClosed();
    expect(page.api.bodies(save)).toMatchObject([
      {
        name: 'An unfair game',
        difficulty: 'Hard',
        category: 'Options',
        type: 'Risk Manager',
        isPremium: true,
        imageUrl: null,
        version: 1,
      },
    ]);
  });

  it('uploads an image', async () => {
    const page = renderActions({
      'POST /api/admin/upload': { filename: '0f.png', url: '/uploads/0f.png' },
    });
    sendUploadsTo(page.api);
    const { field, findByRole, save: button } = await openEditor(page);
    const file = new File(['a picture'], 'tree.png', { type: 'image/png' });
    await page.user.upload(field('Image (optional)'), file);
    expect(await findByRole('img', { name: /^Preview/ })).toBeVisible();
    await page.user.click(button);
    await isClosed();
    expect(page.api.bodies(save)).toMatchObject([{ imageUrl: '/uploads/0f.png' }]);
  });

  it('keeps the answer check unless its box is unchecked', async () => {
    const page = renderActions({ [load]: adminQuestion({ keepsAnswer: true }) });
    const { getByRole, save: button } = await openEditor(page);
    const keep = getByRole('checkbox', { name: /^Keep the answer check, hints and simulation/ });
    expect(keep).toBeChecked();
    await page.user.click(keep);
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    await isClosed();
    expect(page.api.bodies(save)).toMatchObject([{ keepsAnswer: false }]);
  });

  it('keeps the text when saving fails, and says why', async () => {
    const tooLong = 'A formula is longer than 2,000 characters';
    const page = renderActions({
      [save]: refused(400, { message: tooLong, fieldErrors: { description: tooLong } }),
    });
    const { field, save: button, getByRole, findByText } = await openEditor(page);
    const text = field('Description');
    write(text, `Too much: $${'x'.repeat(20_000)}$`);
    const preview = within(getByRole('region', { name: 'Preview: Description' }));
    await waitFor(() => expect(preview.getByRole('alert')).toHaveTextContent('A formula'));
    await page.user.click(button);
    expect(await findByText('Update failed')).toBeVisible();
    expect(text).toHaveAccessibleDescription(/A formula/);

    write(text, 'Written for a long time.');
    page.api.answer({ [save]: refused(401, { message: 'Please sign in to continue.' }) });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    expect(await findByText('Please sign in to continue.')).toBeVisible();
    expect(text).toHaveValue('Written for a long time.');

    page.api.answer({ [save]: savedAnswer() });
    await page.user.click(button);
    expect(await screen.findByText('Question updated')).toBeVisible();
  });

  it('does not open a question that cannot be loaded', async () => {
    const { user, api } = renderActions({
      [load]: refused(503, { message: 'The service is very busy.' }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit Question' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Question not found');
    expect(alert).toHaveTextContent('The service is very busy.');
    api.answer({ [load]: adminQuestion() });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Description')).toBeVisible();
  });
});

describe('a question that someone else saved first', () => {
  const theirs = adminQuestion({
    name: 'Their name',
    category: 'Trading',
    description: 'This is what **they** wrote.',
    descriptionHtml: '<p>This is what <strong>they</strong> wrote.</p>',
    version: 2,
  });

  it('can be overwritten', async () => {
    const page = renderActions({ [save]: refused(409, { message: 'Changed meanwhile' }) });
    const dialog = await openEditor(page);
    write(dialog.field('Description'), 'This is what I wrote.');
    page.api.answer({ [load]: theirs });
    await waitFor(() => expect(dialog.save).toBeEnabled());
    await page.user.click(dialog.save);
    const notice = await dialog.findByRole('region', { name: 'Edit conflict' });
    for (const text of [
      'Someone else saved this question while you were editing.',
      'Their name',
      'Trading',
    ]) {
      expect(notice).toHaveTextContent(text);
    }
    expect(notice.querySelector('strong')).toHaveTextContent('they');
    expect(notice).toHaveFocus();
    expect(dialog.field('Description')).toHaveValue('This is what I wrote.');
    page.api.answer({ [save]: savedAnswer({ version: 3 }) });
    await page.user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Question updated')).toBeVisible();
    expect(page.api.bodies(save)).toMatchObject([
      { description: 'This is what I wrote.', version: 1 },
      { description: 'This is what I wrote.', version: 2 },
    ]);
  });

  it('can replace the edits, after a confirmation', async () => {
    const page = renderActions({ [save]: refused(409, { message: 'Changed meanwhile' }) });
    const dialog = await openEditor(page);
    write(dialog.field('Description'), 'This is what I wrote.');
    page.api.answer({ [load]: theirs });
    await waitFor(() => expect(dialog.save).toBeEnabled());
    await page.user.click(dialog.save);
    const notice = await dialog.findByRole('region', { name: 'Edit conflict' });
    const take = async (answer: string) => {
      await page.user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
      const question = within(notice).getByRole('dialog', { name: 'Discard your changes?' });
      await page.user.click(within(question).getByRole('button', { name: answer }));
    };
    await take('Keep editing');
    expect(dialog.field('Description')).toHaveValue('This is what I wrote.');
    await take('Discard');
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(dialog.field('Description')).toHaveValue('This is what **they** wrote.');
    expect(dialog.field('Description')).toHaveProperty('defaultValue', theirs.description);
    expect(dialog.field('Category')).toHaveValue('Trading');
    expect(page.api.bodies(save)).toHaveLength(1);
  });
});

it('says that a changed text turns fresh numbers off, before and after it is saved', async () => {
  const varied = adminQuestion({ hasVariants: true, usesVariants: true });
  const page = renderActions({ [load]: varied, [save]: savedAnswer({ hasVariants: true }) });
  const { field, save: button } = await openEditor(page);
  write(field('Category'), 'Trading');
  expect(screen.queryByText('Saving this turns fresh numbers off.')).not.toBeInTheDocument();
  write(field('Description'), 'What is the sum of them?');
  expect(await screen.findByText('Saving this turns fresh numbers off.')).toBeVisible();
  await page.user.click(button);
  expect(await findToast('Question updated')).toHaveTextContent('Fresh numbers are off');
});
