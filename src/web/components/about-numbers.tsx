/** Says, in a form, which numbers of a question the text will be about. */
export function AboutNumbers({ variant }: { variant: string }) {
  return (
    <p className="mb-3 text-ink-muted text-sm">
      It will say that you mean the fresh numbers {variant}, which you see now.
    </p>
  );
}
