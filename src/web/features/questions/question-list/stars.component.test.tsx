import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import {
  expectNames,
  makeQuestions,
  renderList,
  rowLinks,
  rows,
} from '#test/support/components/question-list.tsx';
import { held, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';

const add = 'POST /api/questions/101/star';
const remove = 'DELETE /api/questions/101/star';
const starred = (isStarred: boolean) => ({ questionId: 101, isStarred });
const star = (row = 0) => rows()[row]?.querySelector('button') ?? document.createElement('button');

async function render(api: Script = {}, at = '/questions') {
  const questions = makeQuestions(3, { 1: { isStarred: true } });
  const view = renderList(at, { questions, user: signedIn(), api });
  await expectNames(['Q001', 'Q002', 'Q003']);
  return view;
}

describe('the star of a row', () => {
  it('shows whether the question is starred', async () => {
    await render();
    expect(star(0)).toHaveAccessibleName('Star Q001 of Risk');
    expect(star(0)).not.toBePressed();
    expect(star(1)).toBePressed();
  });

  it('is set and removed immediately', async () => {
    const { reply, letGo } = held(ok(starred(true)));
    const { user, api } = await render({ [add]: reply, [remove]: starred(false) });
    await user.click(star());
    expect(star()).toBePressed();
    letGo();
    await waitFor(() => expect(api.bodies(add)).toHaveLength(1));
    await user.click(star());
    expect(star()).not.toBePressed();
    await waitFor(() => expect(api.bodies(remove)).toHaveLength(1));
    expect(star()).not.toBePressed();
  });

  it('is saved one change at a time, so the last choice wins', async () => {
    const { reply, letGo } = held(ok(starred(true)));
    const { user, api } = await render({ [add]: reply, [remove]: starred(false) });
    await user.click(star());
    await user.click(star());
    expect(star()).not.toBePressed();
    await waitFor(() => expect(api.bodies(add)).toHaveLength(1));
    expect(api.bodies(remove)).toHaveLength(0);
    letGo();
    await waitFor(() => expect(api.bodies(remove)).toHaveLength(1));
    expect(star()).not.toBePressed();
  });

  it('is reverted if the server refuses it', async () => {
    const { reply, letGo } = held(refused(429, { message: 'Too many attempts.' }));
    const { user } = await render({ [add]: reply });
    await user.click(star());
    expect(star()).toBePressed();
    letGo();
    expect(await findToast('The question could not be starred')).toHaveTextContent('Too many');
    await waitFor(() => expect(star()).not.toBePressed());
  });

  it('is set by f for the row with the focus', async () => {
    const { user, api } = await render({ [add]: starred(true) });
    await user.keyboard('f');
    expect(api.bodies(add)).toEqual([]);
    await user.keyboard('jf');
    expect(rowLinks()[0]).toHaveFocus();
    expect(star()).toBePressed();
    await waitFor(() => expect(api.bodies(add)).toHaveLength(1));
  });

  it('keeps its row in a list of starred questions until the list reloads', async () => {
    const call = 'DELETE /api/questions/102/star';
    const reply = { questionId: 102, isStarred: false };
    const { user, api } = await render({ [call]: reply }, '/questions?starred=1');
    await user.click(star(1));
    await waitFor(() => expect(api.bodies(call)).toHaveLength(1));
    expect(star(1)).not.toBePressed();
    expect(rows()).toHaveLength(3);
  });

  it('needs an account, with a link to sign in and return', async () => {
    const { user } = renderList('/questions?category=Risk');
    await expectNames(['Q001', 'Q002', 'Q003']);
    await user.click(star());
    const toast = await findToast('Sign in to star questions');
    expect(toast.querySelector('a')?.getAttribute('href')).toMatch(/^\/auth\?returnTo=/);
    expect(star()).not.toBePressed();
  });
});

describe('the filters for starred, noted and answered questions', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it.each([
    ['Starred', 'starred'],
    ['With a note', 'noted'],
    ['Answered before', 'answered'],
    ['My mistakes', 'mistakes'],
  ])('narrow the list and are in the URL: %s', async (name, filter) => {
    const { user, params, lastQuery } = await render({}, '/questions?category=Risk');
    await user.click(button(name));
    expect(button(name)).toBePressed();
    expect(params()).toEqual({ category: 'Risk', [filter]: '1' });
    await waitFor(() => expect(lastQuery()).toMatchObject({ category: 'Risk', [filter]: '1' }));
    await user.click(button(name));
    expect(params()).toEqual({ category: 'Risk' });
  });

  it('can be combined and cleared', async () => {
    const { user, params } = await render({}, '/questions?starred=1');
    await user.click(button('With a note'));
    expect(params()).toEqual({ starred: '1', noted: '1' });
    await user.click(screen.getByText('Clear filters'));
    expect(params()).toEqual({});
  });

  it('ask visitors to sign in', async () => {
    const { lastQuery } = renderList('/questions?starred=1&noted=1');
    await expectNames(['Q001', 'Q002', 'Q003']);
    expect(lastQuery()).not.toHaveProperty('starred');
    expect(screen.queryByRole('button', { name: 'Starred' })).not.toBeInTheDocument();
    expect(screen.getByText(/to filter by “Starred, With a note”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fquestions%3Fstarred%3D1%26noted%3D1',
    );
  });

  it('do not bother visitors who did not use them', async () => {
    renderList('/questions?category=Risk');
    await expectNames(['Q001', 'Q002', 'Q003']);
    expect(screen.queryByText(/to filter by/)).not.toBeInTheDocument();
  });
});
