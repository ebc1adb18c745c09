import type { Letter } from '../mail/mail.service.ts';

interface Recipient {
  username: string;
  siteName: string;
}

const farewell = ({ siteName }: Recipient) => siteName;

export function verificationLetter(to: Recipient, url: string): Letter {
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

export function addressChangedLetter(to: Recipient, newAddress: string): Letter {
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

export function passwordResetLetter(to: Recipient, url: string): Letter {
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

export function passwordChangedLetter(to: Recipient, url: string): Letter {
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
