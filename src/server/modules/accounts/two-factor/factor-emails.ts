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
  "If this wasn't you, someone else is signed in to your account: choose a new password right away. This signs out every device.";

function wordsFor(news: FactorNews, siteName: string) {
  switch (news.kind) {
    case 'on':
      return {
        subject: `Two-step sign-in is on for ${siteName}`,
        paragraph:
          'Signing in to your account now requires your password and a code from your authenticator app. Keep your recovery codes where you can find them without your phone.',
        warning: notYou,
      };
    case 'off':
      return {
        subject: `Two-step sign-in is off for ${siteName}`,
        paragraph:
          'You can now sign in with just your password. Your recovery codes no longer work.',
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
          'An administrator reset your two-step sign-in, so you can sign in with just your password. Your recovery codes no longer work. You can set it up again in your account settings.',
        warning: 'If you did not ask for this, contact the people who run the site.',
      };
  }
}

function codesLeft(left: number): string {
  if (left === 0) return 'That was the last one: make new codes in your account settings.';
  return left === 1 ? 'One code is left.' : `${left} codes are left.`;
}
