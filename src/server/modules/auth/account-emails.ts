import type { Email } from '../mail/mail.service.ts';

interface Recipient {
  username: string;
  siteName: string;
}

const farewell = ({ siteName }: Recipient) => siteName;

export function verificationEmail(to: Recipient, url: string): Email {
  return {
    subject: `Confirm your email address for ${to.siteName}`,
    greeting: `Hello ${to.username},`,
    paragraphs: [
      'please confirm that this is your email address. The link works once, for 24 hours.',
      'If you did not create an account, you can ignore this mail.',
    ],
    action: { label: 'Confirm email address', url },
    closing: farewell(to),
  };
}

export function emailChangedEmail(to: Recipient, newAddress: string): Email {
  return {
    subject: `Your email address at ${to.siteName} was changed`,
    greeting: `Hello ${to.username},`,
    paragraphs: [
      `the email address of your account was changed from this one to ${newAddress}.`,
      'If it was not you, somebody else knows your password: reply to this mail, or ask the people who run the site for help.',
    ],
    closing: farewell(to),
  };
}

export function passwordResetEmail(to: Recipient, url: string): Email {
  return {
    subject: `Choose a new password for ${to.siteName}`,
    greeting: `Hello ${to.username},`,
    paragraphs: [
      'somebody, probably you, asked for a new password. The link works once, for one hour.',
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
    closing: farewell(to),
  };
}

export function passwordChangedEmail(to: Recipient, url: string): Email {
  return {
    subject: `Your password at ${to.siteName} was changed`,
    greeting: `Hello ${to.username},`,
    paragraphs: [
      'the password of your account has just been changed, and every other device was signed out.',
      'If it was not you, choose a new one at once.',
    ],
    action: { label: 'Choose a new password', url },
    closing: farewell(to),
  };
}
