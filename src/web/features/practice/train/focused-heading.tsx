import { useEffect, useEffectEvent, useRef } from 'react';

interface FocusedHeadingProps {
  /** It replaced what had the focus. */
  takesFocus: boolean;
  children: React.ReactNode;
}

export function FocusedHeading({ takesFocus, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  });
  // Later, it would take the focus from an answer that is being corrected.
  useEffect(() => takeFocus(), []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      data-question=""
      className="text-3xl [overflow-wrap:anywhere] focus:outline-none"
    >
      {children}
    </h1>
  );
}
