import { type ComponentProps, useId, useState } from 'react';
import { CheckBox } from '../ui/check-box.tsx';

interface VisibilityBoxProps extends Omit<ComponentProps<typeof CheckBox>, 'label'> {
  initial: boolean;
}

/** Says in words who will see the question. */
export function VisibilityBox({ initial, onChange, ...input }: VisibilityBoxProps) {
  const noteId = useId();
  const [isVisible, setIsVisible] = useState(initial);
  return (
    <div>
      <CheckBox
        {...input}
        label="Visible to everyone"
        defaultChecked={initial}
        aria-describedby={noteId}
        onChange={(event) => {
          setIsVisible(event.currentTarget.checked);
          onChange?.(event);
        }}
      />
      <p id={noteId} className="ms-7 text-ink-muted text-sm">
        {isVisible
          ? 'Everyone will see it as soon as you save.'
          : 'Hidden: only administrators will see it.'}
      </p>
    </div>
  );
}
