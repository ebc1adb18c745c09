import { Toast } from 'radix-ui';
import { Link } from 'react-router';
import type { Notice } from '../../lib/toast.ts';
import { CloseIcon } from './icons.tsx';
import styles from './toast-view.module.css';

const duration = 5000;

const tones = {
  default: 'border-l-accent',
  success: 'border-l-success',
  destructive: 'border-l-danger',
} as const;

export default function ToastView({ title, description, link, tone = 'default' }: Notice) {
  return (
    <Toast.Provider duration={duration} swipeDirection="right">
      <Toast.Root
        className={`${styles.toast} flex items-start gap-4 rounded-md border border-rule border-l-4 bg-raised py-3 pr-3 pl-4 shadow-float ${tones[tone]}`}
      >
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium text-sm">{title}</Toast.Title>
          {description && (
            <Toast.Description className="mt-0.5 break-words text-ink-muted text-sm">
              {description}
            </Toast.Description>
          )}
          {link && (
            <Link to={link.to} className="text-link mt-0.5 block break-words text-sm">
              {link.label}
            </Link>
          )}
        </div>
        <Toast.Close
          aria-label="Dismiss"
          className="rounded-sm p-1 text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <CloseIcon />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        ref={raise}
        popover="manual"
        className={`${styles.place} overflow-visible bg-transparent p-4 text-ink sm:p-6`}
      />
    </Toast.Provider>
  );
}

/** Puts toasts into the top layer, so that a dialog doesn't cover them. */
function raise(viewport: HTMLElement | null): void {
  viewport?.showPopover();
}
