/** An operator's mistake or an unusable file, explained in one line without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const fileErrorCode =
  /^(EACCES|EDQUOT|EEXIST|EFBIG|EIO|EISDIR|ENAMETOOLONG|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/** Explains failures to open, read or write a file; returns any other error unchanged. */
export function asFileFailure(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  // A database socket fails with some of the same codes.
  if (error.syscall === 'connect' || !fileErrorCode.test(String(error.code))) return error;
  if (error.code === 'ENOENT') return new BackupError(`${file} does not exist`);
  if (error.code === 'ENOSPC') return new BackupError(`no space left for ${file}`);
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
