import styles from './question-layout.module.css';

interface QuestionLayoutProps {
  question: React.ReactNode;
  /** `AnswerPlace` and `LabPlace`. */
  practice: React.ReactNode;
  tools: React.ReactNode;
  rest: React.ReactNode;
}

/** In two columns if there is room: the question, and the desk to work on it. */
export function QuestionLayout({ question, practice, tools, rest }: QuestionLayoutProps) {
  return (
    <div className={styles.page}>
      <article>{question}</article>
      <aside aria-label="Practice" className={`${styles.desk} no-print`}>
        {practice}
        <div className={styles.tools}>{tools}</div>
      </aside>
      <div className={`${styles.rest} space-y-8`}>{rest}</div>
    </div>
  );
}

/** Also in the hero of the landing page, which this sheet reaches late. */
export function AnswerPlace({ children }: { children: React.ReactNode }) {
  return <div className={`${styles.answer} grid content-start gap-6 empty:hidden`}>{children}</div>;
}

export function LabPlace({ children }: { children: React.ReactNode }) {
  return <div className={`${styles.lab} no-print needs-scripts`}>{children}</div>;
}
