import { Suspense, useEffect, useRef, useState } from 'react';
import type { InterviewAnswer, RunningInterview } from '#shared/contracts/interview.ts';
import { AnswerField } from '../../../components/answering/answer-field.tsx';
import { answerIn, confidenceIn } from '../../../components/answering/answer-in.ts';
import { Reading } from '../../../components/answering/reading.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Markup } from '../../../components/markup.tsx';
import { QuestionImage } from '../../../components/question-image.tsx';

const Confidence = lazyPart(() => import('../../../components/answering/confidence.tsx'));

interface OpenQuestionProps {
  question: RunningInterview['questions'][number];
  count: number;
  /** What was typed here and may not have arrived yet. */
  typed: InterviewAnswer | undefined;
  /** After moving on, so that keyboards and screen readers follow. */
  takesFocus: boolean;
  onChange: (answer: InterviewAnswer) => void;
  /** On Enter. */
  onDone: () => void;
  children: React.ReactNode;
}

/** What is asked, and an answer that is judged later. */
export function OpenQuestion(props: OpenQuestionProps) {
  const { question, count, typed, takesFocus, onChange, onDone, children } = props;
  const { place, open } = question;
  const [start] = useState(() => ({ given: open?.given ?? '', ...typed }));
  const [text, setText] = useState(start.given);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function handleChange(event: React.FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    setText(answerIn(form));
    onChange({ given: answerIn(form), confidence: confidenceIn(form) });
  }

  return (
    <article>
      <h1 ref={heading} tabIndex={-1} className="mb-5 text-2xl focus:outline-none">
        Question {place} <span className="text-ink-muted">of {count}</span>
      </h1>
      {open ? (
        <>
          {open.imageUrl && <QuestionImage imageUrl={open.imageUrl} name={`Question ${place}`} />}
          <Markup html={open.html} />
        </>
      ) : (
        <p className="text-ink-muted">
          This question was changed or removed while you were at it, so it does not count.
        </p>
      )}
      <form
        noValidate
        className="@container relative mt-8"
        onChange={handleChange}
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        {open && (
          <>
            <AnswerField asked={open.asked} error={undefined} start={start.given} />
            <Suspense>
              <Confidence start={typed ? typed.confidence : open.confidence} />
            </Suspense>
            {!open.asked.choices && <Reading typed={text} unit={open.asked.unit} judgedAs={null} />}
          </>
        )}
        {children}
      </form>
    </article>
  );
}
