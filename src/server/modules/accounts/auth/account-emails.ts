import type { RemovedKeys } from '#shared/contracts/removed-keys.ts';
import { removedKeyNames } from '#shared/domain/removed-keys.ts';
import type { Email } from '../../ground/mail/mail.service.ts';

interface Recipient {
  username: string;
  siteName: string;
}

const farewell = ({ siteName }: Recipient) => siteName;
const removedText = (names: readonly string[]) =>
  `We removed anything someone else may know or have added: ${names.join(', ')}. You can add your own back.`;

export function verificationEmail(to: Recipient, url: string): Email {
  return {
    subject: `Confirm your email address for ${to.siteName}`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      'Please confirm that this is your email address. The link works once and expires after 24 hours.',
      'If you did not create an account, you can ignore this email.',
    ],
    action: { label: 'Confirm email address', url },
    closing: farewell(to),
  };
}

export function emailChangedEmail(to: Recipient, newEmail: string, url: string): Email {
  return {
    subject: `Your ${to.siteName} email address was changed`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      `Your account's email address was changed from this one to ${newEmail}.`,
      "If this wasn't you, someone else knows your password: change the address back, then choose a new password. The link works once within 72 hours. It signs out every device and removes any passkeys and other ways to sign in that they may have added.",
    ],
    action: { label: 'Change it back', url },
    closing: farewell(to),
  };
}

export function emailRevertedEmail(to: Recipient): Email {
  return {
    subject: `Your ${to.siteName} email address was changed back`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      "Your account's email address was changed from this one back to the previous one, using a link sent there. All devices were signed out.",
      "If you don't know why, contact the people who run the site.",
    ],
    closing: farewell(to),
  };
}

export function emailRestoredEmail(to: Recipient, removed: RemovedKeys, url: string): Email {
  const names = removedKeyNames(removed);
  return {
    subject: `Your ${to.siteName} email address is back`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      'Your account uses this email address again, and every device was signed out. Choose a new password now, in case someone else knows the old one.',
      names.length === 0
        ? 'No one had added a way to sign in since shortly before the address was changed.'
        : removedText(names),
    ],
    action: { label: 'Choose a new password', url },
    closing: farewell(to),
  };
}

export function emailReleasedEmail(to: Recipient, released: string, url: string): Email {
  return {
    subject: `Your ${to.siteName} email address is back`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      `Your account uses this email address again: the owner of ${released} said that the account is not theirs.`,
      "If you mistyped your new address, you can change it again. If you didn't change it, someone else knows your password: use the link we sent you when it was changed. It still works, signs out every device and removes anything they may have added.",
    ],
    action: { label: 'Choose a new password', url },
    closing: farewell(to),
  };
}

/** Replaces the next one while the address can still be changed back. */
export function emailReleaseEmail(to: Recipient, url: string): Email {
  return {
    subject: `Your email address and the ${to.siteName} account ${to.username}`,
    greeting: 'Hi,',
    paragraphs: [
      `Someone, probably you, asked to reset the password of the account ${to.username}, which was recently moved to your email address. Its previous address can still take it back, so its password can't be reset yet.`,
      "If the account isn't yours, you can give the address up and then sign up with it yourself. The link works once and expires after one hour.",
    ],
    action: { label: 'See your options', url },
    closing: farewell(to),
  };
}

export function passwordResetEmail(to: Recipient, url: string): Email {
  return {
    subject: `Reset your ${to.siteName} password`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      'Someone, probably you, asked to reset your password. The link works once and expires after one hour.',
      "If this wasn't you, you can ignore this email: your password stays the same.",
    ],
    action: { label: 'Choose a new password', url },
    closing: farewell(to),
  };
}

export function passwordChangedEmail(
  to: Recipient,
  removed: readonly string[],
  url: string,
): Email {
  return {
    subject: `Your ${to.siteName} password was changed`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      'Your password was just changed, and all other devices were signed out.',
      ...(removed.length > 0 ? [removedText(removed)] : []),
      "If this wasn't you, choose a new password right away.",
    ],
    action: { label: 'Choose a new password', url },
    closing: farewell(to),
  };
}

export function providerLinkedEmail(to: Recipient, provider: string, url: string): Email {
  return {
    subject: `${provider} was linked to your ${to.siteName} account`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      `You can now sign in to your account with ${provider}.`,
      "If this wasn't you, unlink it in your account settings and choose a new password right away.",
    ],
    action: { label: 'Account settings', url },
    closing: farewell(to),
  };
}

export function providerUnlinkedEmail(to: Recipient, provider: string, url: string): Email {
  return {
    subject: `${provider} was unlinked from your ${to.siteName} account`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      `You can no longer sign in to your account with ${provider}.`,
      "If this wasn't you, choose a new password right away. This signs out every device.",
    ],
    action: { label: 'Choose a new password', url },
    closing: farewell(to),
  };
}

interface SignIn {
  device: string;
  network: string;
  time: Date;
  links: { newPassword: string; unsubscribe: string };
}

export function signedInEmail(to: Recipient, { device, network, time, links }: SignIn): Email {
  const at = time.toISOString().slice(0, 16).replace('T', ' at ');
  return {
    subject: `New sign-in to your ${to.siteName} account`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      `Someone, probably you, signed in to your account on a device we hadn't seen before: ${device}, from the network ${network}, on ${at} UTC.`,
      "If this wasn't you, someone else knows your password: choose a new one right away. This signs out every device.",
    ],
    action: { label: 'Choose a new password', url: links.newPassword },
    closing: farewell(to),
    smallPrint: {
      text: 'You are receiving this email because alerts about sign-ins on new devices are on.',
      label: 'Unsubscribe',
      url: links.unsubscribe,
    },
  };
}
