import { Markup } from '../../../components/markup.tsx';
import { useRenderedMarkup } from '../../../lib/use-rendered-markup.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { Avatar } from './avatar.tsx';
import styles from './comment.module.css';

/** Preview of a comment that is being sent. */
export function SendingComment({ text }: { text: string }) {
  const { data: user } = useCurrentUser();
  const { html } = useRenderedMarkup(text);
  const name = user?.username ?? '';
  return (
    <div className={`${styles.comment} ${styles.sending}`}>
      <div className={styles.head}>
        <Avatar name={name} />
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
