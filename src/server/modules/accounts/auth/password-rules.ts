import { AppError } from '../../../lib/errors.ts';

interface Owner {
  username: string;
  email: string;
}

/** Loaded when first needed: about 50,000 passwords, nearly all in lower case. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses a new password that attackers would try first. Existing passwords stay valid. */
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
  commonPasswords ??= loadCommonPasswords();
  if (!(await commonPasswords).has(password)) return null;
  return 'This password is too common. Please choose another.';
}
