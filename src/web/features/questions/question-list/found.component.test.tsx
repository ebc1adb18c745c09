import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FoundQuestion } from '#shared/contracts/search.ts';
import { signedIn } from '#test/support/components/people.ts';
import {
  expectShowing,
  foundNothing,
  makeQuestions,
  renderList,
  rows,
  searchField,
} from '#test/support/components/question-list.tsx';
import { held, ok, refused } from '#test/support/components/scripted-api.ts';

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
  categories: ['Finance'],
  drills: [{ slug: 'classic-sprint', name: 'Classic sprint' }],
  pages: [
    { path: '/questions', name: 'Questions', kind: 'page' },
    { path: '/drills', name: 'Drills', kind: 'page' },
  ],
  collections: [{ slug: 'starter-30', name: 'Starter thirty' }],
  topics: [{ slug: 'betting', name: 'Betting', summary: 'How much to bet.' }],
  questions: [
    question(1, { why: 'topic', matched: 'Kelly criterion', isPremium: true }),
    question(2, { subject: 'How much to bet', difficulty: 'Hard' }),
    question(3, { why: 'statement', matched: '…a fair bet…', category: 'Options' }),
    question(4, { why: 'name' }),
  ],
};
const api = { 'GET /api/search': found };

const places = {
  Finance: '/questions?category=Finance',
  Drills: '/drills',
  Betting: '/topics/betting',
  'Classic sprint': '/drills/run?preset=classic-sprint',
  'Starter thirty': '/collections/starter-30',
};
const placeLinks = (list: HTMLElement) =>
  Object.fromEntries(
    [...list.querySelectorAll('a:not([href^="/question/"])')].map((link) => [
      link.lastChild?.textContent?.trim(),
      link.getAttribute('href'),
    ]),
  );

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
    expect(placeLinks(await section())).toEqual(places);
    expect(rows()).toHaveLength(1);
    expect(calls.requests.map(({ url }) => url)).toContain('/api/search?q=Q001&besides=names');
  });

  it('follows the other filters', async () => {
    renderList('/questions?search=Q003&level=Hard', { api });
    expect(await names()).toEqual(['Found 2']);
  });

  it('shows the corrected search', async () => {
    renderList('/questions?search=Q00', {
      api: { 'GET /api/search': { ...found, corrected: 'kelly' } },
    });
    expect(await screen.findByText('Also about “kelly”')).toBeVisible();
  });

  it('is absent without a search, within a set, or without results', async () => {
    const { api: calls } = renderList('/questions?search=bet&topic=betting', { api });
    await screen.findByText('No questions found');
    expect(calls.requests.some(({ url }) => url.startsWith('/api/search'))).toBe(false);
  });
});

describe('a search that no name contains', () => {
  const instead = () => screen.findByRole('region', { name: /^Results for/ });

  it('shows what else it finds in place of the table, and counts it', async () => {
    renderList('/questions?search=kelly', { api });
    const region = await instead();
    expect(region).toHaveAccessibleName('Results for “kelly”');
    expect(placeLinks(region)).toEqual(places);
    expect(region.querySelectorAll('a[href^="/question/"]')).toHaveLength(4);
    expect(screen.queryByText('No questions found')).toBeNull();
    expect(screen.queryByText(/Also about/)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    await expectShowing(1, 4, 4);
  });

  it('shows places even if it finds no question, but not the list itself', async () => {
    renderList('/questions?search=kelly&category=finance', {
      api: { 'GET /api/search': { ...found, questions: [] } },
    });
    const { Finance: _, ...others } = places;
    expect(placeLinks(await instead())).toEqual(others);
    expect(screen.queryByText('No questions found')).toBeNull();
    await expectShowing(0, 0, 0);
  });

  it('finds nothing only once everything has been searched', async () => {
    const { reply, letGo } = held(ok(foundNothing));
    renderList('/questions?search=zq', { api: { 'GET /api/search': reply } });
    expect(await screen.findByText('Loading questions…')).toBeVisible();
    expect(screen.queryByText('No questions found')).toBeNull();
    letGo();
    await screen.findByText('No questions match your search. Try a shorter or different term.');
    expect(screen.getByText('Browse the topics')).toHaveAttribute('href', '/topics');
    await expectShowing(0, 0, 0);
  });

  it('never takes what the previous search found for its own', async () => {
    const { user, api: calls } = renderList('/questions?search=zq');
    await screen.findByText('No questions found');
    const { reply, letGo } = held(ok(found));
    calls.answer({ 'GET /api/search': reply });
    await user.type(searchField(), 'x');
    await waitFor(() => expect(screen.queryByText('No questions found')).toBeNull());
    letGo();
    expect(await instead()).toHaveAccessibleName('Results for “zqx”');
  });

  it('can be retried if it fails', async () => {
    const { user, api: calls } = renderList('/questions?search=kelly', {
      api: { 'GET /api/search': refused(503, { message: 'Please try again in a moment' }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The search results could not be loaded',
    );
    expect(screen.queryByText('No questions found')).toBeNull();
    calls.answer({ 'GET /api/search': found });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await instead()).toBeVisible();
  });

  it('can be walked by keyboard', async () => {
    const { user, url } = renderList('/questions?search=kelly', { api });
    await instead();
    await user.keyboard('jj{Enter}');
    expect(url()).toBe('/question/2');
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
