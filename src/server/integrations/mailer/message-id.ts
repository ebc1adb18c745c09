/** The same for every try, so that a mail delivered twice is recognized as one. */
export function messageId(mailId: number, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<mail-${mailId}@${host}>`;
}
