import type { SignupList } from '#shared/contracts/audience.ts';
import type { Email } from '../mail/mail.service.ts';

const asked: Record<SignupList, string> = {
  newsletter: 'get our newsletter',
  ebook: 'hear from us when the interview guide is ready',
};

const promise: Record<SignupList, string> = {
  newsletter: 'from now on you get our newsletter: new questions, and what people ask about them.',
  ebook: 'we write to you when the interview guide is ready, and for no other reason.',
};

const name: Record<SignupList, string> = {
  newsletter: 'the newsletter',
  ebook: 'the interview guide',
};

export function confirmationEmail(list: SignupList, siteName: string, url: string): Email {
  return {
    subject: `Please confirm: ${name[list]} of ${siteName}`,
    greeting: 'Hello,',
    paragraphs: [
      `somebody, probably you, asked us to let this address ${asked[list]}. Please confirm that it is yours. The link works for seven days.`,
      'If it was not you, you can ignore this mail: we will not write to you.',
    ],
    action: { label: 'Confirm email address', url },
    closing: siteName,
  };
}

export function welcomeEmail(list: SignupList, siteName: string, unsubscribe: string): Email {
  return {
    subject: `You are on the list for ${name[list]} of ${siteName}`,
    greeting: 'Hello,',
    paragraphs: [
      `thank you, ${promise[list]}`,
      'Please keep this mail: its link ends it whenever you like.',
    ],
    closing: siteName,
    smallPrint: {
      text: 'You get this mail because you confirmed this address.',
      label: 'Unsubscribe',
      url: unsubscribe,
    },
  };
}
