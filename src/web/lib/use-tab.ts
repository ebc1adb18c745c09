import { useSearchParams } from 'react-router';

/** Which tab the address names; the first one is the page without a name. */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const current = names.find((name) => name === asked) ?? names[0];

  /** The same page at another tab: whatever else the address says stays. */
  function urlOf(name: Name): { search: string } {
    const next = new URLSearchParams(params);
    if (name === names[0]) next.delete('tab');
    else next.set('tab', name);
    const search = next.toString();
    return { search: search && `?${search}` };
  }

  return { current, urlOf };
}
