import type { Email } from '../../ground/mail/mail.service.ts';

interface Answer {
  kind: 'reply' | 'comment';
  author: string;
  title: string;
  recipient: string;
  siteName: string;
  links: { comment: string; unsubscribe: string };
}

/** Without the comment itself: it may contain a spoiler, or be edited or deleted later. */
export function answerEmail(answer: Answer): Email {
  const { kind, author, title, recipient, siteName, links } = answer;
  const isReply = kind === 'reply';
  return {
    subject: isReply
      ? `${author} replied to you in “${title}”`
      : `${author} commented in “${title}”`,
    greeting: `Hi ${recipient},`,
    paragraphs: [
      isReply
        ? `${author} replied to your comment in the discussion “${title}”.`
        : `${author} commented in your discussion “${title}”.`,
      "We won't email you about this discussion again within the next hour.",
    ],
    action: { label: 'Read the comment', url: links.comment },
    closing: siteName,
    smallPrint: {
      text: 'You are receiving this email because you are taking part in a discussion.',
      label: 'Unsubscribe',
      url: links.unsubscribe,
    },
  };
}
