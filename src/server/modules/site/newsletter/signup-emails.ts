import type { SignupList } from '#shared/contracts/newsletter.ts';
import type { Email } from '../../ground/mail/mail.service.ts';

const asked: Record<SignupList, string> = {
  newsletter: 'for our newsletter',
  ebook: 'to hear when the interview guide is ready',
};

const promise: Record<SignupList, string> = {
  newsletter: 'You will now get our newsletter, with new questions and discussions about them.',
  ebook: 'We will email you when the interview guide is ready, and for no other reason.',
};

const name: Record<SignupList, string> = {
  newsletter: 'newsletter',
  ebook: 'interview guide',
};

export function confirmationEmail(list: SignupList, siteName: string, url: string): Email {
  return {
    subject: `Confirm your sign-up for the ${siteName} ${name[list]}`,
    greeting: 'Hi,',
    paragraphs: [
      `Someone, probably you, signed up with this email address ${asked[list]}. Please confirm that it is yours. The link works for seven days.`,
      "If this wasn't you, you can ignore this email: we won't write to you again.",
    ],
    action: { label: 'Confirm email address', url },
    closing: siteName,
  };
}

export function welcomeEmail(list: SignupList, siteName: string, unsubscribe: string): Email {
  return {
    subject: `You are signed up for the ${siteName} ${name[list]}`,
    greeting: 'Hi,',
    paragraphs: [
      `Thank you! ${promise[list]}`,
      'Please keep this email: you can unsubscribe at any time with the link below.',
    ],
    closing: siteName,
    smallPrint: {
      text: 'You are receiving this email because you confirmed your email address.',
      label: 'Unsubscribe',
      url: unsubscribe,
    },
  };
}
