/** Hidden on touch screens, which have no such keys. */
export function PostKeyHint() {
  return (
    <p className="mr-auto hidden text-ink-muted text-xs sm:block pointer-coarse:hidden">
      Ctrl/⌘ + Enter to post
    </p>
  );
}
