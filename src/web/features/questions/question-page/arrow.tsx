const paths = { left: 'M16 10H4m5-5-5 5 5 5', right: 'M4 10h12m-5-5 5 5-5 5' } as const;

export function Arrow({ to }: { to: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-4"
    >
      <path d={paths[to]} />
    </svg>
  );
}
