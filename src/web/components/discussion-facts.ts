import type { Comment } from '#shared/contracts/comment.ts';
import type { Thread } from '#shared/contracts/discussion.ts';
import { toReadableHtml } from '#shared/domain/readable-html.ts';
import { breadcrumbList } from '../lib/breadcrumb-list.ts';

const mostComments = 20;
const longestText = 500;

type CommentFacts = Omit<Comment, 'content' | 'replies'>;

/** A discussion as its page gets it: texts as HTML, not as source. */
export type ThreadFacts = Omit<Thread, 'content' | 'comments'> & {
  comments: readonly CommentFacts[];
};

/** The public content of a discussion as schema.org data, without spoilers. */
export function discussionFacts(thread: ThreadFacts, origin: string): object {
  const url = `${origin}/discussions/${thread.id}`;
  const questionUrl = `${origin}/question/${thread.question.id}`;
  const comments = thread.comments
    .filter(({ depth, isDeleted }) => depth === 0 && !isDeleted)
    .slice(0, mostComments);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'DiscussionForumPosting',
        '@id': url,
        url,
        headline: thread.title,
        text: toReadableHtml(thread.contentHtml, longestText),
        author: toPerson(thread.author),
        datePublished: thread.createdAt,
        dateModified: thread.lastActivityAt,
        isPartOf: { '@type': 'WebPage', name: thread.question.name, url: questionUrl },
        commentCount: thread.commentCount,
        interactionStatistic: [
          counter('CommentAction', thread.commentCount),
          counter('ViewAction', thread.viewCount),
        ],
        comment: comments.map((comment) => toComment(comment, url)),
      },
      breadcrumbList([
        ['Home', `${origin}/`],
        ['Questions', `${origin}/questions`],
        [thread.question.name, questionUrl],
        [thread.title, url],
      ]),
    ],
  };
}

function toComment(
  { id, contentHtml, author, createdAt, editedAt, likes }: CommentFacts,
  url: string,
) {
  return {
    '@type': 'Comment',
    url: `${url}#comment-${id}`,
    text: toReadableHtml(contentHtml, longestText),
    author: toPerson(author),
    datePublished: createdAt,
    ...(editedAt && { dateModified: editedAt }),
    interactionStatistic: counter('LikeAction', likes),
  };
}

function toPerson(author: { username: string } | null): object {
  return { '@type': 'Person', name: author?.username ?? 'Unknown User' };
}

function counter(action: string, count: number): object {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}
