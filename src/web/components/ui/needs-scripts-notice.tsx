export function NeedsScriptsNotice() {
  return (
    <noscript>
      <p className="mb-6 rounded-md border border-rule bg-sunken px-4 py-3 text-sm">
        This form requires JavaScript. Please enable it for this site and reload the page.
      </p>
    </noscript>
  );
}
