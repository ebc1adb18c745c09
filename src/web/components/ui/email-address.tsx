/** Where it is too long for its place it breaks before the `@`. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="email-address">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
