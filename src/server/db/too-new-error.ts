/** The database was migrated by a newer release than the one that is running. */
export class DatabaseTooNewError extends Error {
  override readonly name = 'DatabaseTooNewError';

  constructor() {
    super(
      'The database belongs to a newer release of Martingale: start that release, or restore a backup made by this one.',
    );
  }
}
