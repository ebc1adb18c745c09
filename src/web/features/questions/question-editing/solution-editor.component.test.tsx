import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage } from '#test/support/components/question-page.tsx';
import { aSolution, savedAt } from '#test/support/components/questions.ts';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import AddSolutionButton from './add-solution-button.tsx';
import AdminActions from './admin-actions.tsx';

const load = 'GET /api/solutions/5';
const question = 'GET /api/admin/questions/5';
const poll = 'GET /api/solution-updates';
const add = 'POST /api/admin/solutions';
const change = 'PUT /api/admin/solutions/50';

async function renderEmptyPanel(api: Script = {}) {
  const page = renderQuestionPage({
    user: signedIn({ isAdmin: true }),
    api: {
      [load]: refused(404, { message: 'Solution not found' }),
      [poll]: savedAt(null),
      [question]: adminQuestion(),
      [add]: ok(aSolution('Mine.'), { status: 201 }),
      ...api,
    },
    slots: ({ id }) => ({
      adminActions: <AdminActions questionId={id} />,
      addSolution: <AddSolutionButton questionId={id} />,
    }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Show Solution' }));
  const panel = within(screen.getByRole('region', { name: 'Solution' }));
  await page.user.click(await panel.findByRole('button', { name: 'Add Solution' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Solution' }));
  const field = await dialog.findByLabelText('Solution');
  return { ...page, panel, dialog, field };
}

const write = (field: Element, value: string) => fireEvent.change(field, { target: { value } });

describe('the solution editor', () => {
  it('saves with Ctrl or ⌘ and Enter', async () => {
    const { user, api, panel, field } = await renderEmptyPanel();
    expect(field).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Solution content is required')).toBeVisible();
    expect(field).toHaveAccessibleDescription(/Solution content is required/);
    write(field, 'Mine.');
    api.answer({ [load]: aSolution('Mine.'), [poll]: savedAt(aSolution('Mine.')) });
    await user.keyboard('{Meta>}{Enter}{/Meta}');
    expect(await screen.findByText('Solution updated')).toBeVisible();
    expect(await panel.findByText('Mine.')).toBeVisible();
    expect(api.bodies(add)).toEqual([{ questionId: 5, content: 'Mine.' }]);
    await user.click(await screen.findByRole('button', { name: 'Edit Solution' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Solution' }));
    write(await dialog.findByLabelText('Solution'), 'Better.');
    const better = aSolution('Better.', { version: 2, updatedAt: '2026-03-02T09:00:00.000Z' });
    api.answer({ [load]: better, [poll]: savedAt(better), [change]: better });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('Better.')).toBeVisible();
    expect(panel.queryByText('Mine.')).not.toBeInTheDocument();
    expect(api.bodies(change)).toEqual([{ content: 'Better.', version: 1 }]);
  });

  it('loses neither text if someone else adds a solution first', async () => {
    const { user, api, panel, dialog, field } = await renderEmptyPanel();
    write(field, 'Mine.');
    const theirs = aSolution('Theirs.');
    const exists = refused(409, { code: 'SOLUTION_EXISTS', message: 'There is one already.' });
    api.answer({ [load]: theirs, [poll]: savedAt(theirs), [add]: exists });
    // The button that opened the editor disappears once there is a solution; the text must stay.
    dispatchEvent(new Event('visibilitychange'));
    expect(await panel.findByText('Theirs.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Add Solution' })).not.toBeInTheDocument();
    expect(field).toHaveValue('Mine.');

    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = await dialog.findByRole('region', { name: 'Edit conflict' });
    expect(notice).toHaveTextContent('Someone else saved this solution while you were editing.');
    expect(notice).toHaveTextContent('Theirs.');
    const mine = aSolution('Mine.', { version: 2, updatedAt: '2026-03-02T09:00:00.000Z' });
    api.answer({ [load]: mine, [poll]: savedAt(mine), [change]: mine });
    await user.click(within(notice).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Solution updated')).toBeVisible();
    expect(await panel.findByText('Mine.')).toBeVisible();
    expect(api.bodies(change)).toEqual([{ content: 'Mine.', version: 1 }]);
  });
});

it('says that a changed solution turns fresh numbers off, before and after it is saved', async () => {
  const varied = adminQuestion({ hasVariants: true, usesVariants: true, solution: null });
  const { user, api, dialog, field } = await renderEmptyPanel({ [question]: varied });
  expect(dialog.queryByText('Saving this turns fresh numbers off.')).not.toBeInTheDocument();
  write(field, 'Mine.');
  expect(await dialog.findByText('Saving this turns fresh numbers off.')).toBeVisible();
  api.answer({
    [load]: aSolution('Mine.'),
    [poll]: savedAt(aSolution('Mine.')),
    [question]: { ...varied, usesVariants: false },
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findToast('Solution updated')).toHaveTextContent('Fresh numbers are off');
});
