import type { Email } from '../mail/mail.service.ts';

interface Answer {
  kind: 'reply' | 'comment';
  author: string;
  title: string;
  recipient: string;
  siteName: string;
  links: { comment: string; unsubscribe: string };
}

/** Without what was written: it may hold a spoiler, and may be edited or removed meanwhile. */
export function answerEmail(answer: Answer): Email {
  const { kind, author, title, recipient, siteName, links } = answer;
  const isReply = kind === 'reply';
  return {
    subject: isReply ? `${author} replied to you in “${title}”` : `${author} wrote in “${title}”`,
    greeting: `Hello ${recipient},`,
    paragraphs: [
      isReply
        ? `${author} replied to your comment in the discussion “${title}”.`
        : `${author} wrote a comment in your discussion “${title}”.`,
      'Within the next hour we write no further mail about this discussion, whatever happens in it.',
    ],
    action: { label: 'Read the comment', url: links.comment },
    closing: siteName,
    smallPrint: {
      text: 'You get this mail because you take part in a discussion.',
      label: 'Unsubscribe',
      url: links.unsubscribe,
    },
  };
}
