/** All accounts as administrators see them. Invalidate it after a change. */
export const adminUsersKey = ['admin-users'] as const;
