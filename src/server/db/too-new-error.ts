/** The database was migrated by a newer release than the running one. */
export class DatabaseTooNewError extends Error {
  override readonly name = 'DatabaseTooNewError';

  constructor() {
    super(
      'The database belongs to a newer release of Martingale: start that release, or restore a backup made by this one.',
    );
  }
}
