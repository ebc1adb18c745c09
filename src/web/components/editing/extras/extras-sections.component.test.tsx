import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { isEdited } from '../../../lib/edited-form.ts';
import { ExtrasSections } from './extras-sections.tsx';
import { useExtrasDraft } from './use-extras-draft.ts';

const extras: Partial<AdminQuestion> = {
  subject: 'A sum of two dice',
  tags: ['dice', 'counting'],
  answer: {
    kind: 'fraction',
    value: '1/6',
    mistakes: [{ value: '1/11', message: 'Not equally likely.' }],
  },
  hints: ['Count.', 'Add.'],
  followUps: [{ question: 'And an eight?', answer: '5/36' }],
};

const trial = 'POST /api/admin/answer-trials';

let sent: unknown;

function Form({ question }: { question: AdminQuestion | null }) {
  const { form, changed } = useExtrasDraft(question);
  return (
    <form
      aria-label="Question"
      onSubmit={(event) => {
        event.preventDefault();
        sent = changed();
      }}
    >
      <ExtrasSections {...form} />
      <button type="submit">Save</button>
    </form>
  );
}

function open(question: Partial<AdminQuestion> | null, api: Script = {}) {
  sent = undefined;
  return renderPage(<Form question={question && adminQuestion(question)} />, {
    api: {
      'GET /api/admin/questions/tags': [
        { tag: 'coins', count: 3 },
        { tag: 'dice', count: 1 },
      ],
      ...api,
    },
  });
}

type Page = ReturnType<typeof open>;

const openSection = async ({ user }: Page, title: string) => {
  const summary = screen.getByText(title).closest('summary');
  if (!summary) throw new Error(`No section ${title}`);
  await user.click(summary);
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = async ({ user }: Page) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return sent;
};
const form = () => {
  const found = screen.getByRole('form');
  if (!(found instanceof HTMLFormElement)) throw new Error('No form');
  return found;
};

describe('the parts of a question beyond its text', () => {
  it('are collapsed with a summary, and sent only if they change', async () => {
    const page = open(extras);
    for (const summary of [
      'A sum of two dice · 2 tags',
      'Fraction 1/6',
      '2 hints',
      '1 follow-up',
    ]) {
      expect(screen.getByText(summary)).toBeVisible();
    }
    expect(screen.queryByLabelText('Value')).not.toBeInTheDocument();
    await openSection(page, 'Hints');
    await openSection(page, 'Follow-ups');
    expect(await save(page)).toEqual({});
    expect(isEdited(form())).toBe(false);
  });

  it('accept tags by keyboard, and suggest those of other questions', async () => {
    const page = open(extras);
    await openSection(page, 'Subject line and tags');
    const field = screen.getByRole('combobox', { name: 'Tags' });
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(1));
    await page.user.type(field, 'two dice{Enter}sums,dice;');
    expect(await save(page)).toEqual({ tags: ['dice', 'counting', 'two dice', 'sums'] });
    await page.user.type(field, '{Backspace}');
    await page.user.click(screen.getByRole('button', { name: 'Remove tag dice' }));
    expect(await save(page)).toEqual({ tags: ['counting', 'two dice'] });
    await page.user.type(field, 'unfinished');
    expect(await save(page)).toEqual({ tags: ['counting', 'two dice', 'unfinished'] });
    expect(isEdited(form())).toBe(true);
  });

  it('accept an answer with its precision, unit and mistakes', async () => {
    const page = open(null);
    await openSection(page, 'Answer check');
    await page.user.selectOptions(screen.getByLabelText('Kind of answer'), 'Number');
    write('Value', '12.5');
    write('Unit (optional)', 'dollars');
    await page.user.selectOptions(screen.getByLabelText('Precision'), 'Decimal places');
    write('How many places', '2');
    await page.user.click(screen.getByRole('button', { name: 'Add a mistake' }));
    expect(screen.getByLabelText('Wrong value 1')).toHaveFocus();
    write('Wrong value 1', '25');
    write('Message 1', 'Halve it.');
    expect(await save(page)).toEqual({
      answer: {
        kind: 'number',
        value: 12.5,
        unit: 'dollars',
        places: 2,
        mistakes: [{ value: '25', message: 'Halve it.' }],
      },
    });
  });

  it('accept choices', async () => {
    const page = open(null);
    await openSection(page, 'Answer check');
    await page.user.selectOptions(screen.getByLabelText('Kind of answer'), 'Choice');
    write('Choice 1', 'Yes');
    write('Choice 2', 'No');
    await page.user.selectOptions(screen.getByLabelText('Correct choice'), '2');
    expect(await save(page)).toEqual({
      answer: { kind: 'choice', choices: ['Yes', 'No'], value: 2 },
    });
    await page.user.click(screen.getByRole('button', { name: 'Move up choice 2' }));
    await page.user.click(screen.getByRole('button', { name: 'Add a choice' }));
    write('Choice 3', 'No');
    write('Choice 3', 'No idea');
    expect(await save(page)).toEqual({
      answer: { kind: 'choice', choices: ['No', 'Yes', 'No idea'], value: 1 },
    });
    await page.user.click(screen.getByRole('button', { name: 'Remove choice 2' }));
    expect(screen.getByRole('button', { name: 'Add a choice' })).toHaveFocus();
    expect(await save(page)).toMatchObject({ answer: { choices: ['No', 'No idea'], value: 1 } });
    expect(screen.queryByLabelText('Message 1 (optional)')).not.toBeInTheDocument();
    write('Message 2 (optional)', 'Think again.');
    expect(await save(page)).toMatchObject({
      answer: { mistakes: [{ value: 2, message: 'Think again.' }] },
    });
  });

  it('say what of a follow-up can be checked, and show what is wrong with it', async () => {
    const page = open({
      followUps: [
        { question: 'And an eight?', answer: '5/36', check: { kind: 'fraction', value: '5/36' } },
      ],
    });
    await openSection(page, 'Follow-ups');
    expect(isEdited(form())).toBe(false);
    const texts = { question: 'And an eight?', answer: '5/36' };
    write('Value', '6/36');
    expect(await save(page)).toEqual({
      followUps: [{ ...texts, check: { kind: 'fraction', value: '6/36' } }],
    });
    page.api.answer({
      [trial]: refused(400, {
        message: 'No.',
        fieldErrors: { 'answer.value': 'Write a fraction' },
      }),
    });
    write('Value', 'six');
    await page.user.click(screen.getByRole('button', { name: 'Try' }));
    expect(await screen.findByText('Write a fraction')).toBeVisible();
    const kind = screen.getByLabelText('Check of follow-up 1');
    await page.user.selectOptions(kind, 'No answer check');
    expect(await save(page)).toEqual({ followUps: [texts] });
  });

  it('accept an answer in parts, and show what is wrong in one', async () => {
    const page = open(null, {
      [trial]: refused(400, { message: 'No.', fieldErrors: { 'answer.value': 'No.' } }),
    });
    await openSection(page, 'Answer check');
    await page.user.selectOptions(screen.getByLabelText('Kind of answer'), 'Parts');
    const part = (number: number) => within(screen.getByRole('group', { name: `Part ${number}` }));
    const writeIn = (number: number, label: string, value: string) =>
      fireEvent.change(part(number).getByLabelText(label), { target: { value } });
    writeIn(1, 'Question of part 1', 'A fair price?');
    writeIn(1, 'Hints of part 1', '1');
    writeIn(1, 'Value', '21/2');
    writeIn(2, 'Question of part 2', 'And now?');
    await page.user.selectOptions(part(2).getByLabelText('Kind of answer'), 'Number');
    writeIn(2, 'Value', '12');
    expect(await save(page)).toEqual({
      answer: {
        kind: 'parts',
        parts: [
          { question: 'A fair price?', hints: 1, answer: { kind: 'fraction', value: '21/2' } },
          { question: 'And now?', hints: 0, answer: { kind: 'number', value: 12 } },
        ],
      },
    });
    writeIn(2, 'Try it as a learner', '1');
    await page.user.click(part(2).getByRole('button', { name: 'Try' }));
    await waitFor(() =>
      expect(part(2).getByLabelText('Value')).toHaveAccessibleDescription(/No\./),
    );
    expect(part(1).getByLabelText('Value')).not.toHaveAccessibleDescription(/No\./);
  });

  it('accept an open answer and an interval', async () => {
    const page = open(null);
    await openSection(page, 'Answer check');
    await page.user.selectOptions(screen.getByLabelText('Kind of answer'), 'Open question');
    write('Rubric', 'Risk');
    write('Why no program can check it', 'It is a judgment.');
    expect(await save(page)).toEqual({
      answer: { kind: 'open', rubric: 'Risk', why: 'It is a judgment.' },
    });
    await page.user.selectOptions(screen.getByLabelText('Kind of answer'), 'Interval');
    write('Value', '9250');
    expect(await save(page)).toEqual({ answer: { kind: 'interval', value: 9250 } });
  });

  it('reorder hints, with a preview', async () => {
    const page = open(extras);
    await openSection(page, 'Hints');
    await page.user.click(screen.getByRole('button', { name: 'Add a hint' }));
    write('Hint 3', 'Look at **this**.');
    const preview = within(screen.getByRole('region', { name: 'Preview: Hint 3' }));
    expect(await preview.findByText('this')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Move up hint 3' }));
    await page.user.click(screen.getByRole('button', { name: 'Remove hint 1' }));
    expect(screen.getByLabelText('Hint 1')).toHaveValue('Look at **this**.');
    expect(await save(page)).toEqual({ hints: ['Look at **this**.', 'Add.'] });
  });

  it('accept follow-ups', async () => {
    const page = open(null);
    await openSection(page, 'Follow-ups');
    await page.user.click(screen.getByRole('button', { name: 'Add a follow-up' }));
    write('Follow-up 1', 'And then?');
    write('Answer to follow-up 1', 'Nothing.');
    expect(await save(page)).toEqual({
      followUps: [{ question: 'And then?', answer: 'Nothing.' }],
    });
  });
});

describe('trying an answer', () => {
  it('shows the verdict on what is in the form now', async () => {
    const page = open(extras, {
      [trial]: { verdict: 'wrong', message: 'Not equally likely.', readAs: null },
    });
    await openSection(page, 'Answer check');
    await page.user.type(screen.getByLabelText('Try it as a learner'), '1/11{Enter}');
    expect(await screen.findByText('Not equally likely.')).toBeVisible();
    expect(page.api.bodies(trial)).toEqual([{ answer: extras.answer, attempt: '1/11' }]);
    expect(sent).toBeUndefined();
    write('Value', '1/7');
    expect(screen.queryByText('Not equally likely.')).not.toBeInTheDocument();
  });

  it('shows what is wrong at the field', async () => {
    const message = 'This is accepted as the answer';
    const page = open(extras, {
      [trial]: refused(400, { message, fieldErrors: { 'answer.mistakes.0.value': message } }),
    });
    await openSection(page, 'Answer check');
    write('Try it as a learner', '1');
    await page.user.click(screen.getByRole('button', { name: 'Try' }));
    const field = screen.getByLabelText('Wrong value 1');
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
  });
});
