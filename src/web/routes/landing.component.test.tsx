import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPreset } from '#test/support/components/drills.ts';
import { neighbors, next, number } from '#test/support/components/practice.tsx';
import { aQuestion } from '#test/support/components/questions.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import type { Script } from '#test/support/components/scripted-api.ts';
import { facets, settings, visitor } from '#test/support/components/site.ts';
import { outage } from '#test/support/components/subscriptions.ts';
import { recommended } from '#test/support/recommendations.ts';
import Landing from './landing.tsx';

const counts = facets({
  total: 221,
  categories: [
    { category: 'probability', count: 25 },
    { category: 'Finance', count: 1 },
    { category: 'Market Making', count: 7 },
    { category: 'constructor', count: 0 },
  ],
});
const starter = aQuestion({ answer: number, lab: { slug: 'a-fair-game', kind: 'simulation' } });

const renderLanding = (api: Script = {}) =>
  renderPage(<Landing />, {
    api: {
      'GET /api/settings': settings(),
      'GET /api/user': visitor,
      'GET /api/questions/facets': counts,
      'GET /api/drills': { presets: [aPreset(), aPreset()], recommended: null },
      'GET /api/practice/first': { next: recommended(5) },
      'GET /api/questions/5': starter,
      [neighbors]: next,
      ...api,
    },
  });

const hrefOf = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href');

describe('the landing page', () => {
  it('says what the site is about', async () => {
    renderLanding();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Quant Interview Questions');
    expect(title.nextElementSibling).toHaveTextContent(
      /^Interview questions with step-by-step solutions$/,
    );
    for (const name of [
      'Why Choose Martingale',
      'Comprehensive Coverage',
      'Step-by-Step Solutions',
      'Community Learning',
      'Topics Covered',
    ]) {
      expect(await screen.findByRole('heading', { name })).toBeVisible();
    }
    expect(hrefOf('Start Practicing')).toBe('/questions');
    expect(hrefOf('Get Started Now')).toBe('/questions');
  });

  it('shows a worked example', async () => {
    renderLanding();
    expect(await screen.findByRole('heading', { name: 'The hundredth ball' })).toBeVisible();
  });

  it('has a question to answer and simulate', async () => {
    const { user, url } = renderLanding();
    expect(await screen.findByText('Is this game fair?')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
    expect(screen.getByText('Simulate this question')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'A fair game' }));
    expect(url()).toBe('/question/5');
  });

  it.each<[string, Script]>([
    ['there is no question', { 'GET /api/practice/first': { next: null } }],
    ['the question has no answer check', { 'GET /api/questions/5': aQuestion() }],
    ['the questions cannot be loaded', { 'GET /api/practice/first': outage }],
  ])('does without if %s', async (_, api) => {
    renderLanding(api);
    await screen.findByRole('heading', { name: 'Topics Covered' });
    expect(hrefOf('Start Practicing')).toBe('/questions');
    expect(screen.queryByText('Try one now')).not.toBeInTheDocument();
  });

  it('says in figures what is unique, from the data', async () => {
    renderLanding();
    expect(await screen.findByText('220 of 221')).toBeVisible();
    expect(screen.getByText(/You can watch 120 of the questions/)).toBeVisible();
    expect(screen.getByText('Timed drills').nextElementSibling).toHaveTextContent(/^2$/);
    expect(screen.getByText('90%')).toBeVisible();
    expect(screen.getByText('60–75%')).toBeVisible();
  });

  it('leaves out figures that cannot be loaded', async () => {
    renderLanding({ 'GET /api/questions/facets': outage, 'GET /api/drills': outage });
    await screen.findByText('60–75%');
    expect(screen.queryByText('Answers computed by a program')).not.toBeInTheDocument();
    expect(screen.queryByText('Timed drills')).not.toBeInTheDocument();
  });

  it('counts the questions of each topic', async () => {
    renderLanding();
    expect(await screen.findByText('25 questions')).toBeVisible();
    expect(screen.getByText('1 question')).toBeVisible();
  });

  it('lists all other categories after the topics', async () => {
    renderLanding();
    await screen.findByText('7 questions');
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(
      names.slice(names.findIndex((name) => name?.startsWith('Machine Learning')) + 1),
    ).toEqual(expect.arrayContaining(['Market Making', 'constructor']));
    expect(names.filter((name) => /^probability/i.test(name ?? ''))).toHaveLength(1);
  });

  it('leads from each topic to its questions', async () => {
    renderLanding();
    await screen.findByRole('heading', { name: 'Topics Covered' });
    for (const topic of [
      'Probability',
      'Statistics',
      'Calculus',
      'Linear Algebra',
      'Options Pricing',
      'Stochastic Processes',
      'Finance',
      'Machine Learning',
    ]) {
      const link = screen.getByRole('link', { name: topic });
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site');
      expect(pathname).toBe('/questions');
      expect(searchParams.get('category')).toBe(topic);
    }
  });
});
