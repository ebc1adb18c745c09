/**
 * Where it is too long for its place it breaks before the `@`. In a table it keeps some width, or a
 * long text in the same row would leave it no more than a few letters.
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
