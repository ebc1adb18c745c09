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
    summary: 'Grant or revoke administrator rights, except your own',
    tags,
    params: adminUserParamsSchema,
    body: roleChangeSchema,
    response: adminUserSchema,
  },
  'DELETE /api/admin/users/:id/sessions': {
    access: 'admin',
    fresh: 'always',
    summary: 'Sign a user out everywhere, except yourself',
    tags,
    params: adminUserParamsSchema,
    status: 204,
    response: z.null(),
  },
  'DELETE /api/admin/users/:id/second-factor': {
    access: 'admin',
    fresh: 'always',
    summary: 'Reset the two-step sign-in of a user who has lost it, except your own',
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
