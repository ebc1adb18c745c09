import type { Email } from '../../ground/mail/mail.service.ts';

interface Recipient {
  username: string;
  siteName: string;
}

interface Links {
  newPassword: string;
  account: string;
}

/** What happened. */
export type FactorNews =
  | { kind: 'on' }
  | { kind: 'off' }
  | { kind: 'newCodes' }
  | { kind: 'codeUsed'; left: number }
  | { kind: 'reset' };

export function factorEmail(to: Recipient, news: FactorNews, links: Links): Email {
  const { subject, paragraph, warning } = wordsFor(news, to.siteName);
  return {
    subject,
    greeting: `Hi ${to.username},`,
    paragraphs: [paragraph, warning],
    action:
      news.kind === 'reset'
        ? { label: 'Open account settings', url: links.account }
        : { label: 'Choose a new password', url: links.newPassword },
    closing: to.siteName,
  };
}

const notYou =
  "If this wasn't you, someone else is signed in to your account: choose a new password right away, which signs out every device.";

function wordsFor(news: FactorNews, siteName: string) {
  switch (news.kind) {
    case 'on':
      return {
        subject: `Two-step sign-in is on for ${siteName}`,
        paragraph:
          'Signing in to your account now takes a code from your authenticator app besides your password. Keep your recovery codes where you will find them without your phone.',
        warning: notYou,
      };
    case 'off':
      return {
        subject: `Two-step sign-in is off for ${siteName}`,
        paragraph:
          'Your password alone now signs in to your account. Your recovery codes no longer work.',
        warning: notYou,
      };
    case 'newCodes':
      return {
        subject: `New recovery codes for ${siteName}`,
        paragraph: 'New recovery codes were made for your account. The old ones no longer work.',
        warning: notYou,
      };
    case 'codeUsed':
      return {
        subject: `A recovery code was used for ${siteName}`,
        paragraph: `Someone, probably you, signed in to your account with a recovery code. ${codesLeft(news.left)}`,
        warning:
          "If this wasn't you, someone else has your password and your recovery codes: choose a new password right away, then make new codes in your account settings.",
      };
    case 'reset':
      return {
        subject: `Two-step sign-in was reset for ${siteName}`,
        paragraph:
          'An administrator removed the second step from your sign-in, so your password alone signs in. Your recovery codes no longer work. You can set it up again in your account settings.',
        warning: 'If you did not ask for this, contact the people who run the site.',
      };
  }
}

function codesLeft(left: number): string {
  if (left === 0) return 'It was the last one: make new codes in your account settings.';
  return left === 1 ? 'One code is left.' : `${left} codes are left.`;
}
