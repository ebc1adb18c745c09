import { CloseIcon } from '../../../components/ui/icons.tsx';
import { wordsOfSlug } from '../../../lib/question-set.ts';
import { useListName } from '../../../queries/lists.ts';
import type { ListView } from './list-view.ts';
import styles from './set-chips.module.css';

interface SetChipsProps {
  view: ListView;
  onRemove: (change: Partial<ListView>) => void;
}

const kinds = ['topic', 'collection', 'list'] as const;
const labels = { topic: 'Topic', collection: 'Collection', list: 'List' };

/** The topic, collection and list filters. Submit buttons, to work without JavaScript. */
export function SetChips({ view, onRemove }: SetChipsProps) {
  const listName = useListName(view.list);
  return kinds.map((kind) => {
    const value = view[kind];
    return (
      value && (
        <span key={kind} className="contents">
          <input type="hidden" name={kind} value={value} />
          <button
            type="submit"
            name={kind}
            value=""
            className={styles.chip}
            onClick={(event) => {
              event.preventDefault();
              onRemove({ [kind]: null });
            }}
          >
            <span className="text-ink-muted">{labels[kind]}:</span>{' '}
            <bdi>{typeof value === 'string' ? wordsOfSlug(value) : (listName ?? value)}</bdi>
            <CloseIcon className="size-4" />
            <span className="sr-only"> (remove)</span>
          </button>
        </span>
      )
    );
  });
}
