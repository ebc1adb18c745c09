/** The same for every try, so that mail clients recognize duplicates. */
export function messageId(mailId: number, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<mail-${mailId}@${host}>`;
}
