/**
 * Breaks before the `@` if it is too long. In a table it has a minimum width, so that a long text in
 * the same row can't squeeze it.
 */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="md:inline-block md:min-w-48">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
