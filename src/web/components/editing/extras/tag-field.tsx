import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../../lib/app-context.ts';
import { allTagsQuery } from '../../../queries/admin-questions.ts';
import { describedBy, Field } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Input } from '../../ui/input.tsx';
import { LiveButton } from '../../ui/live-button.tsx';
import styles from './tag-field.module.css';

interface TagFieldProps {
  tags: string[];
  onChange: (tags: string[]) => void;
  error: string | undefined;
}

const hint = 'Press Enter or comma to add a tag. Tags determine the topics.';

/** Tags as chips, with suggestions from other questions. */
export function TagField({ tags, onChange, error }: TagFieldProps) {
  const id = useId();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { data: known = [] } = useQuery(allTagsQuery(useApi()));

  function add(text: string) {
    const added = text
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    if (added.length > 0) onChange([...new Set([...tags, ...added])]);
    setTyped('');
  }

  function takeKey(event: React.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') {
      onChange(tags.slice(0, -1));
    }
  }

  return (
    <Field id={id} label="Tags" hint={hint} error={error}>
      <ul aria-label="Tags" className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            {tag}
            <LiveButton
              aria-label={`Remove tag ${tag}`}
              onClick={() => onChange(tags.filter((other) => other !== tag))}
            >
              <CloseIcon className="size-4" />
            </LiveButton>
          </li>
        ))}
      </ul>
      <Input
        id={id}
        name="tags"
        value={typed}
        list={listId}
        autoComplete="off"
        autoCapitalize="none"
        {...describedBy(id, { hint, error })}
        onKeyDown={takeKey}
        onBlur={() => add(typed)}
        onChange={({ target: { value }, nativeEvent }) => {
          // A suggestion was chosen, or several tags were pasted.
          const isChosen =
            nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertReplacementText';
          if (isChosen || /[,;]/.test(value)) add(value);
          else setTyped(value);
        }}
      />
      <datalist id={listId}>
        {known
          .filter(({ tag }) => !tags.includes(tag))
          .map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </Field>
  );
}
