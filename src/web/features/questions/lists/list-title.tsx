interface ListTitleProps {
  list: { name: string; description: string | null };
}

/** Isolated from the surrounding text: names may be in any script. */
export function ListTitle({ list: { name, description } }: ListTitleProps) {
  return (
    <div className="min-w-0 max-w-3xl">
      <h1 className="text-3xl [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </h1>
      {description && (
        <p className="mt-3 font-serif text-ink-muted text-lg [overflow-wrap:anywhere]">
          <bdi>{description}</bdi>
        </p>
      )}
    </div>
  );
}
