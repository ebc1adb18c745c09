import { useEffect, useRef, useState } from 'react';

interface WhenInViewProps {
  children: React.ReactNode;
  className?: string;
}

/** Renders its content once it is scrolled into view, so that its code loads only then. */
export function WhenInView({ children, className }: WhenInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {isSeen && children}
    </div>
  );
}
