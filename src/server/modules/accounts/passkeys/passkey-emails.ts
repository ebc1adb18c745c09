import type { Email } from '../../ground/mail/mail.service.ts';

interface Change {
  username: string;
  siteName: string;
  /** The browser that the change was made in. */
  device: string;
  url: string;
}

const unexpected =
  "If this wasn't you, someone else has access to your account: choose a new password right away, then review your passkeys and remove any you don't recognize.";

/** Leaves out the passkey's name, which could carry a message to a stranger's address. */
export function passkeyAddedEmail({ username, siteName, device, url }: Change): Email {
  return {
    subject: `A passkey was added to your ${siteName} account`,
    greeting: `Hi ${username},`,
    paragraphs: [
      `A passkey was just added to your account, using ${device}. It can be used to sign in without your password.`,
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
      `A passkey was just removed from your account, using ${device}. It can no longer be used to sign in.`,
      unexpected,
    ],
    action: { label: 'Open account settings', url },
    closing: siteName,
  };
}
