/** A mistake of the operator's or a file that cannot be used, told in one line without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const fileErrorCode =
  /^(EACCES|EDQUOT|EEXIST|EFBIG|EIO|EISDIR|ENAMETOOLONG|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/** Tells a file that cannot be opened, read or written from every other failure, which it returns as it is. */
export function asFileFailure(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  // A database's socket fails with some of the same codes.
  if (error.syscall === 'connect' || !fileErrorCode.test(String(error.code))) return error;
  if (error.code === 'ENOENT') return new BackupError(`${file} does not exist`);
  if (error.code === 'ENOSPC') return new BackupError(`there is no space left for ${file}`);
  return new BackupError(`${file} cannot be used: ${error.message}`);
}

export function newerRelease(): BackupError {
  return new BackupError('the backup was made by a newer release of Martingale');
}

export function olderRelease(): BackupError {
  return new BackupError(
    'the backup is too old for this release of Martingale: restore it with an earlier release that accepts it, back up the result and restore that',
  );
}
