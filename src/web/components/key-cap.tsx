/** A keyboard key. */
export function KeyCap({ name }: { name: string }) {
  return (
    <kbd className="min-w-6 rounded-sm border border-rule-strong bg-sunken px-1.5 text-center font-sans text-ink text-xs">
      {name}
    </kbd>
  );
}
