import { Markup } from '../../components/markup.tsx';
import { useRenderedMarkup } from '../../lib/use-rendered-markup.ts';
import { useCurrentUser } from '../../queries/current-user.ts';
import { AuthorMark } from './author-mark.tsx';
import styles from './comment.module.css';

/** A comment that is on its way to the server, as it will look. */
export function SendingComment({ text }: { text: string }) {
  const { data: user } = useCurrentUser();
  const { html } = useRenderedMarkup(text);
  const name = user?.username ?? '';
  return (
    <div className={`${styles.comment} ${styles.sending}`}>
      <div className={styles.head}>
        <AuthorMark name={name} />
        <span className={styles.author}>{name}</span>
        <span role="status" className="text-ink-muted">
          Sending…
        </span>
      </div>
      <div className={styles.body}>
        {html === null ? <p className="whitespace-pre-wrap">{text}</p> : <Markup html={html} />}
      </div>
    </div>
  );
}
