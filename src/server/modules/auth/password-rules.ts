import { AppError } from '../../lib/errors.ts';

interface Owner {
  username: string;
  email: string;
}

/** What somebody who guesses passwords on this site would begin with. */
const siteWords = [
  ...['martingale', 'quant', 'finance', 'interview', 'prep', 'question', 'trading'],
  ...['administrator', 'admin'],
];
const anySiteWord = new RegExp(siteWords.join('|'), 'g');

/** Loaded when first needed: about 50,000 passwords, in lower case. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses a new password that others would try first. Passwords set earlier stay valid. */
export async function refuseGuessable(
  field: 'password' | 'newPassword',
  password: string,
  owner: Owner,
): Promise<void> {
  const message = await problemOf(password, owner);
  if (message === null) return;
  throw new AppError(400, 'WEAK_PASSWORD', message, { fieldErrors: { [field]: message } });
}

async function problemOf(password: string, { username, email }: Owner): Promise<string | null> {
  const guess = password.trim().toLowerCase();
  if (guess === '') return 'Password must not be only spaces.';
  const [localPart] = email.split('@');
  const isOwn = [username, email, localPart].some((own) => own?.toLowerCase() === guess);
  if (isOwn) return 'Password must not be your username or email address.';
  if (isOfSiteWords(guess)) return "Password must not be made of this site's words.";
  commonPasswords ??= loadCommonPasswords();
  if (!(await commonPasswords).has(guess)) return null;
  return 'This password is too common. Please choose another.';
}

/** Digits and signs around them do not help. */
function isOfSiteWords(guess: string): boolean {
  const rest = guess.replaceAll(anySiteWord, '');
  return rest !== guess && !/\p{Letter}/u.test(rest);
}
