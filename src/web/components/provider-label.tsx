/** For a button, with up to two lines for a long name. */
export function ProviderLabel({ name }: { name: string }) {
  return (
    <span className="line-clamp-2 min-w-0 whitespace-normal text-center leading-tight [overflow-wrap:anywhere]">
      Continue with {name}
    </span>
  );
}
