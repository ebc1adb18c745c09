import { useSearchParams } from 'react-router';

/** The tab in the URL's `tab` parameter; the first tab is the default. */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const current = names.find((name) => name === asked) ?? names[0];

  /** The URL of another tab; other parameters are kept. */
  function urlOf(name: Name): { search: string } {
    const next = new URLSearchParams(params);
    if (name === names[0]) next.delete('tab');
    else next.set('tab', name);
    const search = next.toString();
    return { search: search && `?${search}` };
  }

  return { current, urlOf };
}
