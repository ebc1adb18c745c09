import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { settings } from '#test/support/components/site.ts';
import Landing from './landing.tsx';

const facets = {
  total: 26,
  categories: [
    { category: 'probability', count: 25 },
    { category: 'Finance', count: 1 },
  ],
  difficulties: [],
  measured: 0,
};
const renderLanding = () =>
  renderPage(<Landing />, {
    api: {
      'GET /api/settings': settings(),
      'GET /api/user': refused(401, { message: 'Please sign in to continue.' }),
      'GET /api/questions/facets': facets,
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

  it('shows a worked example and a figure', async () => {
    renderLanding();
    expect(await screen.findByRole('heading', { name: 'The hundredth ball' })).toBeVisible();
    expect(await screen.findByText('Fig. 1.')).toBeVisible();
  });

  it('counts the questions of each topic', async () => {
    renderLanding();
    expect(await screen.findByText('25 questions')).toBeVisible();
    expect(screen.getByText('1 question')).toBeVisible();
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
