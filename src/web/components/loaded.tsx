import { failureText } from '../lib/failure-text.ts';
import { useSessionCheckOf } from '../queries/session-changes.ts';
import { RetryNotice } from './ui/retry-notice.tsx';
import { Skeleton } from './ui/skeleton.tsx';
import { Spinner } from './ui/spinner.tsx';

interface LoadingProps {
  /** What loads, as the start of a sentence: “Your lists”. */
  what: string;
  /** A placeholder of the content's size; a spinner by default. */
  children?: React.ReactNode;
}

export function Loading({ what, children }: LoadingProps) {
  const text = `Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}…`;
  if (!children) return <Spinner label={text} />;
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      {children}
    </div>
  );
}

interface LoadFailedProps {
  what: string;
  error: Error;
  onRetry: () => unknown;
}

export function LoadFailed({ what, error, onRetry }: LoadFailedProps) {
  return (
    <RetryNotice
      title={`${what} could not be loaded.`}
      text={failureText(error)}
      onRetry={() => void onRetry()}
    />
  );
}

interface LoadedProps<Data> {
  /** The result of a query, or of several combined. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  what: string;
  /** The size of its placeholder as classes, or a placeholder of several parts. */
  skeleton?: string | React.ReactElement;
  /** For whatever is shown instead of the data. */
  className?: string;
  /** For pages whose failure has a heading of its own. */
  failure?: (error: Error, retry: () => void) => React.ReactNode;
  children: (data: Data) => React.ReactNode;
}

/** Shows the data of a query. It stays if a later refresh fails. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, what, skeleton, className, failure, children } = props;
  const { data, error, refetch } = query;
  useSessionCheckOf(error);
  if (data !== undefined) return children(data);
  if (error && failure) return failure(error, () => void refetch());
  return (
    <div className={className}>
      {error ? (
        <LoadFailed what={what} error={error} onRetry={refetch} />
      ) : (
        <Loading what={what}>
          {typeof skeleton === 'string' ? <Skeleton className={skeleton} /> : skeleton}
        </Loading>
      )}
    </div>
  );
}
