export function Card({
  children,
  className = '',
}: {
  children: React.ReactNode;
  className?: string;
}) {
  return <div className={`rounded-lg border border-rule bg-raised ${className}`}>{children}</div>;
}
