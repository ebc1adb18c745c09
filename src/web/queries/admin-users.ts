/** Everybody's accounts as administrators see them, for whoever changes one. */
export const adminUsersKey = ['admin-users'] as const;
