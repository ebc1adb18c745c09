const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Where email to an address arrives: mail servers ignore what follows a plus sign, and Gmail also
 * ignores dots. Use it only for counting; two users may share an inbox.
 */
export function inboxOf(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const name = lower.slice(0, Math.max(at, 0));
  // An address may start with a plus sign.
  const untagged = name.replace(/(?!^)\+.*$/, '');
  return gmail.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
