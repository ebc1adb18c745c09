import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/contracts/search.ts';
import { foundNothing } from '#test/support/components/question-list.tsx';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused } from '#test/support/components/scripted-api.ts';
import { unreachable } from '../../../lib/failure-text.ts';
import { PaletteButton } from './palette-button.tsx';

const found: SearchResult = {
  corrected: 'kelly',
  questions: [
    {
      id: 7,
      name: 'Three horses',
      subject: 'Best fractions to bet',
      difficulty: 'Hard',
      category: 'Finance',
      isPremium: true,
      why: 'topic',
      matched: 'Kelly criterion',
    },
  ],
  topics: [{ slug: 'betting', name: 'Betting', summary: 'How much to bet.' }],
  collections: [],
  categories: ['Finance'],
  drills: [{ slug: 'classic-sprint', name: 'Classic sprint' }],
  pages: [{ path: '/account?tab=password', name: 'Password', kind: 'setting' }],
};

async function open(reply: unknown = found) {
  const view = renderPage(
    <>
      <PaletteButton />
      <textarea aria-label="Composer" onKeyDown={(event) => event.preventDefault()} />
    </>,
    { api: { 'GET /api/search': reply } },
  );
  await view.user.keyboard('{Control>}k{/Control}');
  return { ...view, field: await screen.findByRole('combobox') };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('opens with its shortcut or its button, and lists the main pages', async () => {
    const { user, field } = await open();
    expect(options()).toEqual([
      'Next questionTrain',
      'QuestionsPage',
      'Question of the DayPage',
      'PracticePage',
      'DrillsPage',
      'TopicsPage',
    ]);
    await user.type(field, '{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByLabelText('Find anything'));
    expect(await screen.findByRole('combobox')).toBeVisible();
  });

  it('leaves the shortcut to a focused composer', async () => {
    const { user } = renderPage(
      <>
        <PaletteButton />
        <textarea aria-label="Composer" onKeyDown={(event) => event.preventDefault()} />
      </>,
    );
    await user.click(screen.getByLabelText('Composer'));
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('shows results, and opens the one chosen with the arrow keys', async () => {
    const { user, field, url } = await open();
    await user.type(field, 'kely');
    expect(await screen.findByText('Results for “kelly”')).toBeVisible();
    expect(options()).toEqual([
      'FinanceCategory',
      'PasswordAccount settings',
      'BettingTopic',
      'Classic sprintDrill',
      'Three horsesBest fractions to bet',
    ]);
    await user.keyboard('{ArrowUp}');
    const last = screen.getAllByRole('option').at(-1);
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', last?.id);
    await user.keyboard('{Enter}');
    expect(url()).toBe('/question/7');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says so if nothing is found or the search fails', async () => {
    const { user, field, api } = await open(foundNothing);
    await user.type(field, 'zq');
    expect(await screen.findByText('Nothing found for “zq”.')).toBeVisible();
    api.answer({ 'GET /api/search': refused(429, { message: 'Too many searches.' }) });
    await user.type(field, 'x');
    expect(await screen.findByText('Too many searches.')).toBeVisible();
    api.answer({ 'GET /api/search': noAnswer });
    await user.type(field, 'y');
    expect(await screen.findByText(unreachable)).toBeVisible();
  });

  it('leads to categories and drills', async () => {
    const { user, field, url } = await open();
    await user.type(field, 'kely');
    expect(await screen.findByText('Classic sprint')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Classic sprint Drill' })).toHaveAttribute(
      'href',
      '/drills/run?preset=classic-sprint',
    );
    await user.keyboard('{Enter}');
    expect(url()).toBe('/questions?category=Finance');
  });
});
