/** The number of new items, next to a label that says what they are. */
export function CountMark({ children }: { children: string }) {
  return (
    <span className="inline-block min-w-4.5 rounded-full bg-accent px-1 text-center font-semibold font-sans text-[0.6875rem] text-on-accent leading-4.5">
      {children}
    </span>
  );
}
