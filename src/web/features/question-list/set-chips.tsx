import { CloseIcon } from '../../components/ui/icons.tsx';
import { wordsOfSlug } from '../../lib/question-set.ts';
import type { ListView } from './list-view.ts';
import styles from './set-chips.module.css';

interface SetChipsProps {
  view: ListView;
  onRemove: (change: Partial<ListView>) => void;
}

const kinds = ['topic', 'collection'] as const;
const labels = { topic: 'Topic', collection: 'Collection' };

/** The topic and the collection that the list is narrowed to. Submit buttons, without scripts. */
export function SetChips({ view, onRemove }: SetChipsProps) {
  return kinds.map((kind) => {
    const slug = view[kind];
    return (
      slug && (
        <span key={kind} className="contents">
          <input type="hidden" name={kind} value={slug} />
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
            <span className="text-ink-muted">{labels[kind]}:</span> {wordsOfSlug(slug)}
            <CloseIcon className="size-4" />
            <span className="sr-only"> (remove)</span>
          </button>
        </span>
      )
    );
  });
}
