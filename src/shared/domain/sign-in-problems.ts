/** What can go wrong on the way to a sign-in provider and back, by its code in a URL. */
const problemTexts = {
  denied: 'Signing in with {provider} was canceled. Nothing was changed.',
  expired: 'This attempt has expired, or was started in another browser. Please try again.',
  unavailable: '{provider} is not responding. Please try again later, or sign in another way.',
  failed: 'Signing in with {provider} did not work. Please try again.',
  busy: 'Too many attempts. Please wait a while and try again.',
  outside: 'To sign in with {provider}, please use the button on this page.',
  elsewhere: 'This account at {provider} is already linked to another account here.',
  another: 'A different account at {provider} is linked. Please choose that one instead.',
  stale:
    '{provider} did not confirm that you signed in there just now. Please use a password for this.',
} as const;

export type SignInProblem = keyof typeof problemTexts;

/** What to tell people; unknown codes count as failures. */
export function problemText(code: string, provider: string): string {
  const text = isProblem(code) ? problemTexts[code] : problemTexts.failed;
  const [first = '', ...rest] = text.replaceAll('{provider}', provider);
  return first.toUpperCase() + rest.join('');
}

function isProblem(code: string): code is SignInProblem {
  return Object.hasOwn(problemTexts, code);
}
