import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { EditorDialog } from './editor-dialog.tsx';

const save = 'PUT /api/admin/questions/5';

async function open(question: AdminQuestion | null, api: Script = {}) {
  const onClose = vi.fn();
  const edited = { questionId: question?.id ?? null };
  const page = renderPage(<EditorDialog edited={edited} onClose={onClose} />, {
    api: {
      'GET /api/admin/questions/categories': [],
      'GET /api/admin/questions/5': question,
      ...api,
    },
  });
  await screen.findByLabelText('Name');
  return { ...page, onClose };
}

const fill = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('adding a question', () => {
  it('has defaults, and says what is too short', async () => {
    await open(null);
    expect(screen.getByLabelText('Difficulty')).toHaveValue('Medium');
    expect(screen.getByLabelText('Job title')).toHaveValue('Stochastic Calculus');
    fill('Name', 'ab');
    fill('Description', 'short');
    expect(await screen.findByText('Name must be at least 3 characters')).toBeVisible();
    expect(await screen.findByText('Description must be at least 10 characters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add question' })).toBeDisabled();
  });

  it('sends it with its solution and hints, and nothing else', async () => {
    const add = 'POST /api/admin/questions';
    const { user, api, onClose } = await open(null, {
      [add]: ok(adminQuestion(), { status: 201 }),
    });
    fill('Name', 'Two dice');
    fill('Category', 'Brainteaser');
    fill('Description', 'What is their *sum*?');
    fill('Solution (optional)', 'It is **seven**.');
    const preview = screen.getByRole('region', { name: 'Preview: Solution (optional)' });
    expect((await within(preview).findByText('seven')).tagName).toBe('STRONG');
    await user.click(screen.getByText('Hints'));
    await user.click(screen.getByRole('button', { name: 'Add a hint' }));
    fill('Hint 1', 'There are $36$ pairs.');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await findToast('Question added');
    expect(api.bodies(add)).toEqual([
      {
        name: 'Two dice',
        difficulty: 'Medium',
        category: 'Brainteaser',
        type: 'Stochastic Calculus',
        imageUrl: null,
        isPremium: false,
        isVisible: true,
        description: 'What is their *sum*?',
        solution: 'It is **seven**.',
        hints: ['There are $36$ pairs.'],
      },
    ]);
  });

  it('says who will see the question, and who can see it once saved', async () => {
    const add = 'POST /api/admin/questions';
    const { user, api } = await open(null, {
      [add]: ok(adminQuestion({ isVisible: false }), { status: 201 }),
    });
    const box = screen.getByRole('checkbox', { name: 'Visible to everyone' });
    expect(box).toHaveAccessibleDescription('Everyone will see it as soon as you save.');
    await user.click(box);
    expect(box).toHaveAccessibleDescription('Hidden: only administrators will see it.');
    fill('Name', 'Two dice');
    fill('Description', 'What is their *sum*?');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(await findToast('Question added')).toHaveTextContent(
      'It is hidden: only administrators can see it.',
    );
    expect(api.bodies(add)).toMatchObject([{ isVisible: false }]);
  });

  const asked = () => screen.getByRole('dialog', { name: 'Discard your changes?' });

  it('asks before it discards changes', async () => {
    const { user, onClose } = await open(null);
    fill('Name', 'Written');
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
    const discard = asked();
    await user.click(within(discard).getByRole('button', { name: 'Keep editing' }));
    expect(discard).not.toHaveAttribute('open');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Name')).toHaveValue('Written');
  });

  it('asks before it discards a hint', async () => {
    const { user } = await open(null);
    await user.click(screen.getByText('Hints'));
    await user.click(screen.getByRole('button', { name: 'Add a hint' }));
    fill('Hint 1', 'Count the pairs.');
    fireEvent.keyDown(screen.getByLabelText('Hint 1'), { key: 'Escape' });
    expect(asked()).toHaveAttribute('open');
  });
});

describe('editing a question', () => {
  it('sends its fields and its solution with the versions they started from', async () => {
    const { user, api, onClose } = await open(adminQuestion(), { [save]: adminQuestion() });
    expect(screen.getByLabelText('Job title')).toHaveValue('Trader Interview Question');
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    fill('Solution', 'It is **eight**.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await findToast('Question updated')).toHaveTextContent('Everyone can see it now.');
    expect(api.bodies(save)).toMatchObject([
      { difficulty: 'Hard', solution: 'It is **eight**.', version: 1, solutionVersion: 1 },
    ]);
  });

  it('keeps the changes when they cannot be saved', async () => {
    const { user, onClose } = await open(adminQuestion(), {
      [save]: refused(503, { message: 'Not now' }),
    });
    fill('Category', 'Kept');
    const button = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Failed to update question')).toBeVisible();
    expect(screen.getByLabelText('Category')).toHaveValue('Kept');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([true, false])('can toggle keeping its answer check, from %s', async (keepsAnswer) => {
    const question = adminQuestion({ keepsAnswer });
    const { user, api, onClose } = await open(question, { [save]: question });
    const box = screen.getByRole('checkbox', {
      name: /^Keep the answer check, hints and simulation\./,
    });
    expect(box).toHaveProperty('checked', keepsAnswer);
    await user.click(box);
    const button = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.bodies(save)).toMatchObject([{ keepsAnswer: !keepsAnswer, version: 1 }]);
  });

  it('opens the part with an error, and shows it at its field', async () => {
    const message = 'Value must be a fraction such as "1/18"';
    const { user, api } = await open(
      adminQuestion({ answer: { kind: 'fraction', value: '1/6' }, hints: ['Count.'] }),
      { [save]: refused(400, { message, fieldErrors: { 'answer.value': message } }) },
    );
    await user.click(screen.getByText('Answer check'));
    fill('Value', 'a sixth');
    await user.click(screen.getByText('Answer check'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update question')).toBeVisible();
    expect(screen.getByLabelText('Value')).toHaveFocus();
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(/Value must be a fraction/);
    expect(api.bodies(save)).toMatchObject([{ answer: { kind: 'fraction', value: 'a sixth' } }]);
    expect(api.bodies(save)[0]).not.toHaveProperty('hints');
  });

  it('keeps the input when someone else saved first', async () => {
    const { user, api } = await open(adminQuestion({ hints: ['Count.'] }), {
      [save]: refused(409, { message: 'Changed meanwhile' }),
    });
    await user.click(screen.getByText('Hints'));
    fill('Hint 1', 'My hint.');
    api.answer({
      'GET /api/admin/questions/5': adminQuestion({ version: 2, hints: ['Their hint.'] }),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const notice = await screen.findByRole('region', { name: 'Edit conflict' });
    expect(notice).toHaveTextContent('Their hint.');
    expect(screen.getByLabelText('Hint 1')).toHaveValue('My hint.');
    api.answer({ [save]: adminQuestion({ version: 3, hints: ['My hint.'] }) });
    await user.click(within(notice).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(api.bodies(save)).toHaveLength(2));
    expect(api.bodies(save)).toMatchObject([{ version: 1 }, { version: 2, hints: ['My hint.'] }]);
  });
});

describe('a question with fresh numbers', () => {
  const varied = adminQuestion({ hasVariants: true, usesVariants: true, hints: ['Count.'] });
  const warning = () => screen.queryByText('Saving this turns fresh numbers off.');
  const edit = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('says so before a changed text is saved, and not otherwise', async () => {
    const { user } = await open(varied);
    edit('Name', 'Three dice');
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    expect(warning()).not.toBeInTheDocument();
    for (const [label, text] of [
      ['Description', varied.description],
      ['Solution', varied.solution?.content ?? ''],
    ] as const) {
      edit(label, `${text} And why?`);
      await waitFor(() => expect(warning()).toBeVisible());
      edit(label, text);
      await waitFor(() => expect(warning()).not.toBeInTheDocument());
    }
    await user.click(screen.getByText('Hints'));
    edit('Hint 1', 'Add.');
    expect(warning()).toBeVisible();
  });

  it('says that they are off once it is saved, and how they come back', async () => {
    const off = { ...varied, version: 2, usesVariants: false };
    const { user } = await open(varied, { [save]: off });
    edit('Description', 'What is the sum of them?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Question updated')).toHaveTextContent(
      'Fresh numbers are off, since it no longer reads like them. Restoring the texts',
    );
  });

  it('says that they are off, and when they are back', async () => {
    const { user } = await open({ ...varied, usesVariants: false }, { [save]: varied });
    expect(screen.getByText('Fresh numbers are off:')).toBeVisible();
    edit('Description', 'What is their total?');
    expect(warning()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Question updated')).toHaveTextContent('Fresh numbers are on.');
  });

  it('says nothing where numbers never change', async () => {
    await open(adminQuestion());
    edit('Description', 'What is the sum of them?');
    expect(warning()).not.toBeInTheDocument();
    expect(screen.queryByText(/fresh numbers/i)).not.toBeInTheDocument();
  });
});
