import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Notice } from '../../lib/toast.ts';
import { CloseIcon } from './icons.tsx';
import styles from './toast-view.module.css';

const duration = 5000;
const swipeLength = 50;

const tones = {
  default: 'border-l-accent',
  success: 'border-l-success',
  destructive: 'border-l-danger',
} as const;

interface ToastViewProps {
  notice: Notice;
  onClose: () => void;
}

/** A popover, so that a dialog doesn't cover it. F8 goes to it; Escape or a swipe closes it. */
export function ToastView({ notice, onClose }: ToastViewProps) {
  const { title, description, link, tone = 'default' } = notice;
  const toast = useRef<HTMLElement>(null);
  const touchedAt = useRef(0);

  // A layout effect cleans up before the toast is removed, which would lose the focus.
  useLayoutEffect(() => {
    const { current } = toast;
    current?.showPopover();
    let before = document.activeElement;
    const hasFocus = () => current?.contains(document.activeElement);
    function handleKey({ key }: KeyboardEvent) {
      if (key === 'F8' && !hasFocus()) {
        before = document.activeElement;
        current?.focus();
      }
      if (key === 'Escape' && hasFocus()) onClose();
    }
    addEventListener('keydown', handleKey);
    // It stays while it is in use, or while nobody is looking at the page.
    const timer = setInterval(() => {
      if (document.hasFocus() && !hasFocus() && !current?.matches(':hover')) onClose();
    }, duration);
    return () => {
      removeEventListener('keydown', handleKey);
      clearInterval(timer);
      if (hasFocus() && before instanceof HTMLElement) before.focus();
    };
  }, [onClose]);

  return (
    <section
      ref={toast}
      popover="manual"
      tabIndex={-1}
      aria-label="Notifications (F8)"
      className={`${styles.place} overflow-visible bg-transparent p-4 text-ink sm:p-6`}
      onTouchStart={({ touches }) => {
        touchedAt.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={({ changedTouches }) => {
        if ((changedTouches[0]?.clientX ?? 0) - touchedAt.current > swipeLength) onClose();
      }}
    >
      <div
        className={`flex items-start gap-4 rounded-md border border-rule border-l-4 bg-raised py-3 pr-3 pl-4 shadow-float ${tones[tone]}`}
      >
        <div className="min-w-0 flex-1">
          <p className="font-medium text-sm">{title}</p>
          {description && (
            <p className="mt-0.5 break-words text-ink-muted text-sm">{description}</p>
          )}
          {link && (
            <Link to={link.to} className="text-link mt-0.5 block break-words text-sm">
              {link.label}
            </Link>
          )}
        </div>
        <button
          type="button"
          aria-label="Dismiss"
          className="rounded-sm p-1 text-ink-muted hover:bg-sunken hover:text-ink"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  );
}
