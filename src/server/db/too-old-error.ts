/** The database predates this release's first migration, so there is no upgrade path. */
export class DatabaseTooOldError extends Error {
  override readonly name = 'DatabaseTooOldError';

  constructor() {
    super(
      'The database belongs to an older release of Martingale: make a backup with that release (npm run backup -- FILE), then restore it with this one into a new data folder (npm run restore -- FILE).',
    );
  }
}
