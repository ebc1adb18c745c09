import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FoundQuestion } from '#shared/contracts/search.ts';
import { signedIn } from '#test/support/components/people.ts';
import {
  foundNothing,
  makeQuestions,
  renderList,
  rows,
} from '#test/support/components/question-list.tsx';

const question = (id: number, change: Partial<FoundQuestion>): FoundQuestion => ({
  id,
  name: `Found ${id}`,
  subject: null,
  difficulty: 'Easy',
  category: 'Risk',
  isPremium: false,
  why: 'subject',
  matched: null,
  ...change,
});

const found = {
  ...foundNothing,
  topics: [{ slug: 'betting', name: 'Betting', summary: 'How much to bet.' }],
  questions: [
    question(1, { why: 'topic', matched: 'Kelly criterion', isPremium: true }),
    question(2, { subject: 'How much to bet', difficulty: 'Hard' }),
    question(3, { why: 'statement', matched: '…a fair bet…', category: 'Options' }),
    question(4, { why: 'name' }),
  ],
};
const api = { 'GET /api/search': found };

const section = () => screen.findByRole('region', { name: /Also about/ });
const names = async () =>
  [...(await section()).querySelectorAll('a[href^="/question/"]')].map((link) => link.textContent);

describe('what else a search finds', () => {
  it('is listed below the name matches, each with the reason', async () => {
    const { api: calls } = renderList('/questions?search=Q001', { api });
    const list = within(await section());
    expect(await names()).toEqual(['Found 1', 'Found 2', 'Found 3', 'Found 4']);
    for (const why of [
      'Topic: Kelly criterion',
      'Subject line',
      'Statement: …a fair bet…',
      'Name',
    ]) {
      expect(list.getByText(why)).toBeVisible();
    }
    expect(list.getByText('How much to bet')).toBeVisible();
    expect(list.getByText('Betting')).toHaveAttribute('href', '/topics/betting');
    expect(rows()).toHaveLength(1);
    expect(calls.requests.map(({ url }) => url)).toContain('/api/search?q=Q001&besides=names');
  });

  it('follows the other filters', async () => {
    renderList('/questions?search=bet&level=Hard', { api });
    expect(await names()).toEqual(['Found 2']);
  });

  it('shows the corrected search', async () => {
    renderList('/questions?search=kely', {
      api: { 'GET /api/search': { ...found, corrected: 'kelly' } },
    });
    expect(await screen.findByText('Also about “kelly”')).toBeVisible();
  });

  it('is absent without a search, within a set, or without results', async () => {
    const { api: calls } = renderList('/questions?search=bet&topic=betting', { api });
    await screen.findByText('No questions found');
    expect(calls.requests.some(({ url }) => url.startsWith('/api/search'))).toBe(false);
  });

  it('does not change the texts of an empty list', async () => {
    renderList('/questions?search=zq');
    await screen.findByText('No questions match your search. Try a shorter or different term.');
    expect(screen.queryByText(/Also about/)).toBeNull();
    expect(screen.getByText('Browse the topics')).toHaveAttribute('href', '/topics');
  });
});

describe('the subject line', () => {
  it('is under the name', async () => {
    const questions = makeQuestions(1, {
      0: { subject: 'What is asked' },
    });
    renderList('/questions', { questions });
    expect(await screen.findByText('What is asked')).toBeVisible();
  });
});

describe('a topic and a collection', () => {
  it('are chips that can be removed', async () => {
    const { user, params, lastQuery } = renderList(
      '/questions?topic=random-walks&collection=starter-30',
    );
    await screen.findByText(/Showing/);
    expect(lastQuery()).toMatchObject({ topic: 'random-walks', collection: 'starter-30' });
    expect(lastQuery()).not.toHaveProperty('sort');
    await user.click(screen.getByRole('button', { name: /Topic: Random walks/ }));
    expect(params()).toEqual({ collection: 'starter-30' });
    await user.click(screen.getByRole('button', { name: /Collection: Starter 30/ }));
    expect(params()).toEqual({});
  });
});

describe("a user's own list", () => {
  it('is a chip with its name', async () => {
    const tally = { description: null, isShared: false, total: 1, attempted: 0, solved: 0 };
    const { user, params, lastQuery } = renderList('/questions?list=7', {
      user: signedIn(),
      api: { 'GET /api/lists': [{ id: 7, name: 'Monday', ...tally }] },
    });
    const chip = await screen.findByRole('button', { name: /List: Monday/ });
    expect(lastQuery()).toMatchObject({ list: '7' });
    await user.click(chip);
    expect(params()).toEqual({});
  });

  it('is ignored for visitors', async () => {
    const { lastQuery } = renderList('/questions?list=7');
    await screen.findByText(/Showing/);
    expect(screen.queryByRole('button', { name: /List:/ })).not.toBeInTheDocument();
    expect(lastQuery()).not.toHaveProperty('list');
  });
});
