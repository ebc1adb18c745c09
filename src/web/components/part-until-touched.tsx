import { memo, Suspense, useContext, useEffect, useRef } from 'react';
import { NonceContext } from '../lib/nonce.ts';
import { RemembersClicksContext } from '../lib/use-takes-clicks.ts';
import { lazyPart } from './lazy-part.tsx';

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'];

interface PartOptions {
  /** What could not be loaded, if that should be said. */
  what?: string;
  /** Buttons pressed too early are pressed again. Once on a page, since it has one script for it. */
  hasButtons?: boolean;
}

/**
 * A part of a page that the server renders and whose code loads at the first touch. Until then,
 * React leaves the server's HTML as it is; then it takes over the same elements, with what was typed
 * and where the focus is.
 */
export function partUntilTouched<Props extends object>(
  load: () => Promise<{ default: React.ComponentType<Props> }>,
  { what, hasButtons = false }: PartOptions = {},
) {
  let touch = () => {};
  const touched = new Promise<void>((resolve) => {
    touch = resolve;
  });
  const Awakened = lazyPart(async () => {
    if (!import.meta.env.SSR) await touched;
    return load();
  }, what);

  /** Shown only where the server rendered nothing, so that there is nothing to touch. */
  function Now() {
    useEffect(touch, []);
    return null;
  }

  function UntilTouched(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current;
      if (!element) return undefined;
      if (isTouched(element)) touch();
      const listen = ({ target }: Event) => {
        if (target instanceof Node && element.contains(target)) touch();
      };
      // React stops events on their way to what it has not taken over, so listen before it does.
      for (const type of touches) addEventListener(type, listen, { capture: true, passive: true });
      return () => {
        for (const type of touches) removeEventListener(type, listen, { capture: true });
      };
    }, []);
    return (
      <div ref={place} data-asleep="" className="data-asleep:**:data-pressed:opacity-60">
        {hasButtons && <RememberClicks />}
        <RemembersClicksContext value={hasButtons}>
          <Suspense fallback={<Now />}>
            <Awakened {...props} />
            <Awake place={place} />
          </Suspense>
        </RemembersClicksContext>
      </div>
    );
  }

  return {
    // An update from above before it is touched would make React render it anew.
    Part: memo(UntilTouched),
    /** For navigations from another page, where there is nothing to touch yet. */
    preload: async () => {
      touch();
      await load().catch(() => {});
    },
  };
}

/** The reader may have been faster than the page's scripts. */
function isTouched(element: HTMLElement): boolean {
  const fields = [...element.querySelectorAll('input')];
  return (
    element.matches(':hover') ||
    element.contains(document.activeElement) ||
    element.querySelector('[data-pressed]') !== null ||
    fields.some(({ value, defaultValue }) => value !== defaultValue)
  );
}

function Awake({ place }: { place: React.RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    delete element.dataset.asleep;
    for (const button of element.querySelectorAll<HTMLButtonElement>('[data-pressed]')) {
      delete button.dataset.pressed;
      button.click();
    }
  }, [place]);
  return null;
}

/** Pressing Enter in a field also clicks its form's button. */
const rememberClicks = `addEventListener("click",e=>{const b=e.target.closest("[data-asleep] button");if(b){e.preventDefault();b.dataset.pressed=""}},true)`;

/** An inline script, since the page's scripts come later. Browsers keep what the server sent. */
function RememberClicks() {
  const nonce = useContext(NonceContext);
  if (import.meta.env.SSR) {
    return (
      <div hidden>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: rememberClicks }} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration leaves it alone
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
