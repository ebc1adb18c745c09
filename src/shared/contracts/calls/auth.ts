import { z } from 'zod';
import {
  answerSchema,
  loginSchema,
  mailTokenSchema,
  passwordForgottenSchema,
  passwordResetSchema,
  registrationSchema,
  resetLinkSchema,
  revertedEmailSchema,
} from '../auth.ts';
import type { CallTable } from '../call.ts';
import { secondStepSchema } from '../two-factor.ts';
import { userSchema } from '../user.ts';

const tags = ['Session'];

export const authCalls = {
  'GET /api/user': {
    access: 'user',
    session: 'recent',
    summary: 'The signed-in user',
    tags,
    response: userSchema,
  },
  'POST /api/login': {
    access: 'public',
    summary: 'Sign in',
    description:
      '401 `SECOND_FACTOR`, with a token, if the account requires more than a password, or `PASSKEY_OR_RECOVERY` if it has no authenticator app.',
    tags,
    body: loginSchema,
    response: userSchema,
  },
  'POST /api/login/second-factor': {
    access: 'public',
    summary: 'Complete a sign-in with a second factor',
    description:
      '401 `WRONG_CODE` if the proof is wrong. The token lasts five minutes and allows five tries; after that, 401 `SIGN_IN_AGAIN`.',
    tags,
    body: secondStepSchema,
    response: userSchema,
  },
  'POST /api/register': {
    access: 'public',
    summary: 'Create an account and sign in',
    tags,
    body: registrationSchema,
    status: 201,
    response: userSchema,
  },
  'POST /api/logout': {
    access: 'public',
    summary: 'Sign out',
    tags,
    status: 204,
    response: z.null(),
  },
  'POST /api/make-admin': {
    access: 'user',
    fresh: 'always',
    summary: 'Become an administrator, as the verified owner of ADMIN_EMAIL',
    tags,
    response: userSchema,
  },
  'POST /api/resend-verification': {
    access: 'user',
    summary: 'Resend the verification email',
    tags,
    response: answerSchema,
  },
  'POST /api/verify-email': {
    access: 'public',
    summary: 'Redeem a verification link',
    description: '409 `ALREADY_VERIFIED` if the address it was sent to is already verified.',
    tags,
    body: mailTokenSchema,
    response: answerSchema,
  },
  'POST /api/revert-email': {
    access: 'public',
    summary:
      'Restore the previous email address with a link; ends every session and removes the password and new ways to sign in',
    description:
      '409 `TAKEN` if another account has the address now, `OUTRANKED` if an even earlier address has been restored.',
    tags,
    body: mailTokenSchema,
    response: revertedEmailSchema,
  },
  'POST /api/forgot-password': {
    access: 'public',
    summary: 'Request a password reset link',
    tags,
    body: passwordForgottenSchema,
    response: answerSchema,
  },
  'POST /api/reset-password': {
    access: 'public',
    summary: 'Reset the password with a link; ends every session',
    description: '409 `ADDRESS_UNSETTLED` while the address may still be changed back.',
    tags,
    body: passwordResetSchema,
    response: answerSchema,
  },
  'POST /api/reset-password/check': {
    access: 'public',
    summary: 'Whether a reset link can set a password yet; does not use it up',
    tags,
    body: mailTokenSchema,
    response: resetLinkSchema,
  },
  'POST /api/release-email': {
    access: 'public',
    summary: 'Give up an address with a reset link; the account gets its earlier one back',
    description: '409 `ADDRESS_SETTLED` if the address can no longer be changed back.',
    tags,
    body: mailTokenSchema,
    response: answerSchema,
  },
} as const satisfies CallTable;
