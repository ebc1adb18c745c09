import type { Email } from '../../ground/mail/mail.service.ts';

interface DueReviews {
  due: number;
  recipient: string;
  siteName: string;
  links: { review: string; unsubscribe: string };
}

/** Only says how many: the questions themselves stay on the site. */
export function reviewEmail({ due, recipient, siteName, links }: DueReviews): Email {
  const questions = `${due.toLocaleString('en')} ${due === 1 ? 'question' : 'questions'}`;
  return {
    subject: `${siteName}: ${questions} to review today`,
    greeting: `Hi ${recipient},`,
    paragraphs: [
      `You have ${questions} to review today. A question comes back just as you're about to forget it, so today is the best time.`,
    ],
    action: { label: 'Start the review', url: links.review },
    closing: siteName,
    smallPrint: {
      text: 'You are receiving this email because you asked to hear when reviews are due.',
      label: 'Unsubscribe',
      url: links.unsubscribe,
    },
  };
}
