import { useState } from 'react';
import type { FollowUps } from '#shared/contracts/answer-check.ts';
import { Markup } from '../../../components/markup.tsx';
import type { Shown } from '../../../queries/questions.ts';
import { FollowUpForm } from './follow-up-form.tsx';

interface FollowUpProps {
  question: Shown;
  /** From 1. */
  number: number;
  followUp: FollowUps[number];
}

/** Its answer opens on request, or once the reader has found it. */
export function FollowUp({ question, number, followUp }: FollowUpProps) {
  const { questionHtml, answerHtml, asked } = followUp;
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Follow-up" className="border-rule border-t pt-4">
      <h3 className="mb-1 font-medium text-ink-muted text-sm">Try the follow-up</h3>
      <Markup html={questionHtml} />
      {asked && (
        <FollowUpForm
          question={question}
          number={number}
          asked={asked}
          onRight={() => setOpen(true)}
        />
      )}
      <details
        className="mt-3"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="cursor-pointer text-link text-sm">
          {asked ? 'Show how' : 'Show the answer'}
        </summary>
        <div className="mt-2">
          <Markup html={answerHtml} />
        </div>
      </details>
    </section>
  );
}
