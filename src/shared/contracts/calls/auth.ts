import { z } from 'zod';
import {
  answerSchema,
  loginSchema,
  mailTokenSchema,
  passwordForgottenSchema,
  passwordResetSchema,
  registrationSchema,
  revertedEmailSchema,
} from '../auth.ts';
import type { CallTable } from '../call.ts';
import { secondStepSchema } from '../second-factor.ts';
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
      '401 `SECOND_FACTOR`, with a token, if the account asks for more than a password; `PASSKEY_OR_RECOVERY` if it has no authenticator app.',
    tags,
    body: loginSchema,
    response: userSchema,
  },
  'POST /api/login/second-factor': {
    access: 'public',
    summary: 'Complete a sign-in with a second factor',
    description:
      'The token lasts five minutes and allows five tries; then 401 `SIGN_IN_AGAIN`. 401 `WRONG_CODE` before.',
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
    description: '409 `ALREADY_VERIFIED` if the address that it was sent to is verified.',
    tags,
    body: mailTokenSchema,
    response: answerSchema,
  },
  'POST /api/revert-email': {
    access: 'public',
    summary: 'Restore the previous email address with a link; ends every session',
    description: '409 `TAKEN` if another account has it by now.',
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
    tags,
    body: passwordResetSchema,
    response: answerSchema,
  },
} as const satisfies CallTable;
