/** A day such as 2026-03-14, kept from wrapping at its hyphens. */
export function Day({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {date}
    </time>
  );
}
