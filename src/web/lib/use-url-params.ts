import { useNavigate, useSearchParams } from 'react-router';
import { useLatestLocation } from './use-latest-location.ts';

type ChangeParams = (change: (latest: URLSearchParams) => URLSearchParams) => void;

/**
 * The URL's parameters. Each change builds on the previous one, even if that is still pending, and
 * none brings back a user who is leaving the page.
 */
export function useUrlParams(): [URLSearchParams, ChangeParams] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const readLatest = useLatestLocation();
  const changeParams: ChangeParams = (change) => {
    const latest = readLatest();
    if (!latest) return;
    const search = change(new URLSearchParams(latest.search)).toString();
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return [params, changeParams];
}
