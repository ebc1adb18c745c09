import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuestionRow, TopicDetail } from '#shared/contracts/topic.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { TopicPage } from './topic-page.tsx';

const coin: QuestionRow = {
  id: 7,
  name: 'A fair coin',
  subject: 'Number of tosses until the first head',
  difficulty: 'Easy',
  category: 'Probability',
  isPremium: false,
  status: 'solved',
};
const die: QuestionRow = { ...coin, id: 8, name: 'A loaded die', isPremium: true, status: null };

const renderTopic = (start: QuestionRow[]) => {
  const topic: TopicDetail = {
    slug: 'waiting-times',
    name: 'Waiting times',
    group: 'Probability',
    summary: 'How long until something happens.',
    primerHtml: '<p>You need this when.</p>',
    total: 9,
    solved: 1,
    start,
    levels: [{ difficulty: 'Easy', total: 1, questions: [coin] }],
    related: [],
  };
  return renderPage(<TopicPage slug="waiting-times" />, {
    api: { 'GET /api/topics/waiting-times': topic },
  });
};

it('names the questions to start with, after the primer', async () => {
  const { user, url } = renderTopic([die, coin]);
  const heading = await screen.findByRole('heading', { name: 'Start with' });
  const primer = screen.getByText('You need this when.');
  expect(primer.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [first, second] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/^1A loaded die.*PremiumEasy$/);
  expect(second).toHaveTextContent(/^2A fair coin.*SolvedEasy$/);
  await user.click(screen.getByRole('link', { name: 'A loaded die' }));
  expect(url()).toBe('/question/8?topic=waiting-times');
});

it('says nothing about them if there are none', async () => {
  renderTopic([]);
  expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible();
  expect(screen.queryByText('Start with')).toBeNull();
});
