import { z } from 'zod';
import {
  adminUserParamsSchema,
  adminUserQuerySchema,
  adminUserSchema,
  roleChangeSchema,
} from '../admin-user.ts';
import type { CallTable } from '../call.ts';

const tags = ['Admin'];

export const adminUserCalls = {
  'GET /api/admin/users': {
    access: 'admin',
    summary: 'All users, newest first unless sorted',
    tags,
    query: adminUserQuerySchema,
    response: z.array(adminUserSchema),
  },
  'PATCH /api/admin/users/:id': {
    access: 'admin',
    fresh: 'always',
    summary: "Grant or revoke another user's administrator rights",
    tags,
    params: adminUserParamsSchema,
    body: roleChangeSchema,
    response: adminUserSchema,
  },
  'DELETE /api/admin/users/:id/sessions': {
    access: 'admin',
    fresh: 'always',
    summary: 'Sign another user out everywhere',
    tags,
    params: adminUserParamsSchema,
    status: 204,
    response: z.null(),
  },
  'DELETE /api/admin/users/:id/second-factor': {
    access: 'admin',
    fresh: 'always',
    summary: "Reset another user's two-step sign-in after they have lost access to it",
    tags,
    params: adminUserParamsSchema,
    status: 204,
    response: z.null(),
  },
  'DELETE /api/admin/users/:id': {
    access: 'admin',
    fresh: 'always',
    summary: 'Delete an account; its posts stay, without a name',
    tags,
    params: adminUserParamsSchema,
    status: 204,
    response: z.null(),
  },
} as const satisfies CallTable;
