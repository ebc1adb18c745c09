import type { Email } from '../../ground/mail/mail.service.ts';

interface Change {
  username: string;
  siteName: string;
  /** The browser that it was made in. */
  device: string;
  url: string;
}

const unexpected =
  "If this wasn't you, someone else has access to your account: choose a new password right away, then look through your passkeys and remove those you don't recognize.";

/** Without the passkey's name, which could be a message to a stranger's address. */
export function passkeyAddedEmail({ username, siteName, device, url }: Change): Email {
  return {
    subject: `A passkey was added to your ${siteName} account`,
    greeting: `Hi ${username},`,
    paragraphs: [
      `A passkey was just added to your account, in ${device}. It signs in without the password.`,
      unexpected,
    ],
    action: { label: 'Open account settings', url },
    closing: siteName,
  };
}

export function passkeyRemovedEmail({ username, siteName, device, url }: Change): Email {
  return {
    subject: `A passkey was removed from your ${siteName} account`,
    greeting: `Hi ${username},`,
    paragraphs: [
      `A passkey was just removed from your account, in ${device}. It no longer signs in.`,
      unexpected,
    ],
    action: { label: 'Open account settings', url },
    closing: siteName,
  };
}
