/** Shown while the discussions load, or when their script failed to load. */
export function BlockStandIn({ children }: { children: React.ReactNode }) {
  return (
    <section className="no-print border-rule border-t pt-6">
      <h2 className="mb-5 text-2xl">Discussions</h2>
      {children}
    </section>
  );
}

export function LoadingDiscussions() {
  return (
    <p role="status" className="text-ink-muted">
      Loading discussions...
    </p>
  );
}

export function BlockUnavailable() {
  return (
    <BlockStandIn>
      <p role="alert">
        Error loading discussions: please check your connection and reload the page.
      </p>
    </BlockStandIn>
  );
}
