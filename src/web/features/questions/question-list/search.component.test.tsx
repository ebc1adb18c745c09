import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  expectNames,
  expectShowing,
  listReply,
  makeQuestions,
  renderList,
  rows,
  searchField,
} from '#test/support/components/question-list.tsx';
import { held } from '#test/support/components/scripted-api.ts';

describe('the search field', () => {
  it('filters while the user types, in one history entry', async () => {
    const { user, params, back, forward } = renderList('/questions?category=Risk', {
      questions: makeQuestions(30),
    });
    await expectShowing(1, 25, 30);
    await user.type(searchField(), 'q01');
    await waitFor(() => expect(rows()).toHaveLength(10));
    await user.type(searchField(), '7');
    await expectNames(['Q017']);
    expect(params()).toEqual({ category: 'Risk', search: 'q017' });
    expect(searchField()).toHaveFocus();
    await back();
    await expectShowing(1, 25, 30);
    expect(searchField()).toHaveValue('');
    await forward();
    await expectNames(['Q017']);
    expect(searchField()).toHaveValue('q017');
  });

  it('loses neither characters nor the caret while responses are slow', async () => {
    const questions = makeQuestions(30);
    const { user, api, params } = renderList('/questions?category=Risk', { questions });
    await expectShowing(1, 25, 30);
    const { reply, letGo } = held(listReply(questions));
    api.answer({ 'GET /api/questions': reply });
    await user.type(searchField(), '01');
    await waitFor(() => expect(params()).toEqual({ category: 'Risk', search: '01' }));
    // The old rows stay until the new ones arrive.
    const table = screen.getByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    expect(rows()).toHaveLength(25);
    await user.keyboard('{Home}q');
    await waitFor(() => expect(params()).toEqual({ category: 'Risk', search: 'q01' }));
    await user.keyboard('{End}4 of');
    letGo();
    await expectNames(['Q014']);
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
    expect(searchField()).toHaveValue('q014 of');
  });

  it('searches immediately on Enter, without choosing a level', async () => {
    const { user, params } = renderList('/questions?category=Risk');
    await expectShowing(1, 3, 3);
    await user.type(searchField(), 'Q002{Enter}');
    expect(params()).toEqual({ category: 'Risk', search: 'Q002' });
    await expectNames(['Q002']);
  });

  it('goes to page 1, along with a filter chosen in the meantime', async () => {
    const { user, params } = renderList('/questions?category=Risk&page=3', {
      questions: makeQuestions(60),
    });
    await expectShowing(51, 60, 60);
    await user.type(searchField(), 'q0');
    await user.click(screen.getByRole('button', { name: 'Hard' }));
    expect(params()).toEqual({ category: 'Risk', search: 'q0', level: 'Hard' });
    await expectShowing(1, 20, 20);
  });
});
