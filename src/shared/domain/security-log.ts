/** What happens to an account, as the log stores it. */
export const securityEventNames = {
  sign_in: 'Signed in',
  sign_in_provider: 'Signed in with a sign-in provider',
  sign_in_failed: 'Sign-in with a wrong password',
  sign_in_refused: 'Sign-in refused after too many attempts',
  password_failed: 'Wrong password while signed in',
  password_changed: 'Password changed',
  password_reset: 'Password reset with an emailed link',
  reset_requested: 'Password reset link requested',
  email_changed: 'Email address changed',
  email_reverted: 'Email address changed back with an emailed link',
  verification_resent: 'Verification email sent again',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkey_failed: 'Passkey refused',
  provider_linked: 'Sign-in provider linked',
  provider_unlinked: 'Sign-in provider unlinked',
  session_ended: 'Session ended',
  sessions_ended: 'All other sessions ended',
  second_factor_failed: 'Correct password, wrong code',
  second_factor_on: 'Two-step sign-in turned on',
  second_factor_off: 'Two-step sign-in turned off',
  recovery_codes_made: 'New recovery codes',
  recovery_code_used: 'Signed in with a recovery code',
  data_exported: 'Personal data downloaded',
} as const;

/** What the audit log says about an account. */
export const accountActNames = {
  'user.claim_admin': 'Became an administrator',
  'user.grant_admin': 'Admin rights granted',
  'user.revoke_admin': 'Admin rights revoked',
  'user.end_sessions': 'All sessions ended',
  'user.reset_second_factor': 'Two-step sign-in reset',
} as const;

const names = { ...securityEventNames, ...accountActNames };

/** For example, “Sign-in refused after too many attempts, 12 times”. */
export function describeEvent({ kind, count }: { kind: keyof typeof names; count: number }) {
  return count === 1 ? names[kind] : `${names[kind]}, ${count.toLocaleString('en-US')} times`;
}

export type SecurityEventKind = keyof typeof securityEventNames;
export type AccountAct = keyof typeof accountActNames;

export const failedSignIns = [
  'sign_in_failed',
  'sign_in_refused',
  'password_failed',
  'passkey_failed',
  'second_factor_failed',
] as const;

/** Done without proof of being the owner. */
export const anybodys = [
  'sign_in_failed',
  'sign_in_refused',
  'passkey_failed',
  'second_factor_failed',
  'reset_requested',
] as const satisfies readonly SecurityEventKind[];

export const canBeAnybody = (kind: SecurityEventKind | AccountAct) =>
  anybodys.some((other) => other === kind);

export const keptDays = 90;
/** Per account: this many that anybody can cause, and this many others. */
export const keptEvents = 1_000;
