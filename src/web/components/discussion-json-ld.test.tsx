import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Comment } from '#shared/contracts/comment.ts';
import type { Thread } from '#shared/contracts/discussion.ts';
import { HydrationStateContext } from '../lib/hydration-state.tsx';
import { DiscussionJsonLd } from './discussion-json-ld.tsx';

const origin = 'https://quant.example.org';
const spoiler =
  '<details class="spoiler spoiler-inline"><summary>Spoiler</summary><span class="spoiler-text">42</span></details>';

function comment(id: number, overrides: Partial<Comment> = {}): Comment {
  return {
    id,
    content: 'It is ||42||.',
    contentHtml: `<div class="markup-paragraph">It is ${spoiler}.</div>\n`,
    threadId: 7,
    userId: 3,
    parentId: null,
    depth: 0,
    createdAt: '2026-03-14T11:00:00.000Z',
    editedAt: null,
    isDeleted: false,
    deletionReason: null,
    likes: 2,
    likedByMe: false,
    author: { username: 'Bob' },
    replies: [],
    ...overrides,
  };
}

function htmlOf(overrides: Partial<Thread> = {}): string {
  const thread: Thread = {
    id: 7,
    title: 'Is it fair?',
    content: 'I think **so**, ||42||.',
    contentHtml: `<div class="markup-paragraph">I think <strong>so</strong>, ${spoiler}.</div>\n`,
    preview: 'I think so, [spoiler].',
    questionId: 5,
    variant: null,
    question: { id: 5, name: 'A fair coin' },
    createdBy: 2,
    author: { username: 'Ada' },
    createdAt: '2026-03-14T10:00:00.000Z',
    updatedAt: '2026-03-14T10:00:00.000Z',
    lastActivityAt: '2026-03-14T11:00:00.000Z',
    isPinned: false,
    isLocked: false,
    commentCount: 1,
    viewCount: 9,
    deletedAt: null,
    deletionReason: null,
    comments: [comment(11)],
    nextComments: null,
    ...overrides,
  };
  const hydrationState = { origin, renderedAt: 0, queries: { mutations: [], queries: [] } };
  return renderToString(
    <HydrationStateContext value={hydrationState}>
      <DiscussionJsonLd thread={thread} />
    </HydrationStateContext>,
  );
}

function factsOf(overrides: Partial<Thread> = {}) {
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(htmlOf(overrides)) ?? [];
  return JSON.parse(json);
}

const counted = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

it('describes a discussion and its comments, without spoilers', () => {
  const facts = factsOf();
  expect(facts['@graph'][0]).toEqual({
    '@type': 'DiscussionForumPosting',
    '@id': `${origin}/discussions/7`,
    url: `${origin}/discussions/7`,
    headline: 'Is it fair?',
    text: 'I think so, [spoiler].',
    author: { '@type': 'Person', name: 'Ada' },
    datePublished: '2026-03-14T10:00:00.000Z',
    dateModified: '2026-03-14T11:00:00.000Z',
    isPartOf: { '@type': 'WebPage', name: 'A fair coin', url: `${origin}/question/5` },
    commentCount: 1,
    interactionStatistic: [counted('CommentAction', 1), counted('ViewAction', 9)],
    comment: [
      {
        '@type': 'Comment',
        url: `${origin}/discussions/7#comment-11`,
        text: 'It is [spoiler].',
        author: { '@type': 'Person', name: 'Bob' },
        datePublished: '2026-03-14T11:00:00.000Z',
        interactionStatistic: counted('LikeAction', 2),
      },
    ],
  });
  expect(JSON.stringify(facts)).not.toContain('42');
});

it('has breadcrumbs', () => {
  const steps: { position: number; name: string; item: string }[] =
    factsOf()['@graph'][1].itemListElement;
  expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', `${origin}/`],
    [2, 'Questions', `${origin}/questions`],
    [3, 'A fair coin', `${origin}/question/5`],
    [4, 'Is it fair?', `${origin}/discussions/7`],
  ]);
});

it('says when a comment was edited', () => {
  const editedAt = '2026-03-14T12:00:00.000Z';
  const [posting] = factsOf({ comments: [comment(11, { editedAt })] })['@graph'];
  expect(posting.comment[0].dateModified).toBe(editedAt);
});

it('does not name deleted users', () => {
  const [posting] = factsOf({ author: null, comments: [comment(11, { author: null })] })['@graph'];
  expect([posting.author.name, posting.comment[0].author.name]).toEqual([
    'Unknown User',
    'Unknown User',
  ]);
});

it('omits deleted comments, replies, and comments past the first twenty', () => {
  const gone = comment(1, { isDeleted: true });
  const reply = comment(2, { parentId: 1, depth: 1 });
  const others = Array.from({ length: 30 }, (_, index) => comment(10 + index));
  const [posting] = factsOf({ comments: [gone, reply, ...others] })['@graph'];
  expect(posting.comment.map(({ url }: { url: string }) => url)).toEqual(
    Array.from({ length: 20 }, (_, index) => `${origin}/discussions/7#comment-${10 + index}`),
  );
});

it('truncates long texts', () => {
  const contentHtml = `<p>${'word '.repeat(1_000)}</p>`;
  const [posting] = factsOf({ contentHtml, comments: [comment(11, { contentHtml })] })['@graph'];
  for (const text of [posting.text, posting.comment[0].text]) {
    expect(text).toMatch(/^word .*word…$/);
    expect(text.length).toBeLessThanOrEqual(500);
  }
});

it('is empty for a deleted discussion', () => {
  expect(htmlOf({ deletedAt: '2026-03-15T10:00:00.000Z' })).toBe('');
});

it('escapes user content', () => {
  const title = '</script><script>alert(1)</script>';
  expect(factsOf({ title })['@graph'][0].headline).toBe(title);
});
