import { useEffect, useRef } from 'react';

interface MessageScreenProps {
  title: string;
  icon?: React.ReactNode;
  /** For a message that replaces what the user was working on. */
  takesFocus?: boolean;
  actions?: React.ReactNode;
  /** Beside the message where there is room, else below. */
  aside?: React.ReactNode;
  children: React.ReactNode;
}

/** A screen with a single message. */
export function MessageScreen(props: MessageScreenProps) {
  const { title, icon, takesFocus, actions, aside, children } = props;
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-16 sm:py-24 lg:grid-flow-col lg:justify-between">
      <div className="max-w-xl">
        {icon && <div className="mb-5 text-accent">{icon}</div>}
        <Heading takesFocus={takesFocus}>{title}</Heading>
        <div className="mt-4 space-y-4 text-ink-muted">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {aside}
    </div>
  );
}

function Heading({
  takesFocus = false,
  children,
}: {
  takesFocus?: boolean | undefined;
  children: React.ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl focus:outline-none">
      {children}
    </h1>
  );
}
