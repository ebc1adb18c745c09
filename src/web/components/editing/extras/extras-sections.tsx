import { useEffect, useRef } from 'react';
import { MarkupEditor } from '../../markup-editor.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { summarizeAnswer } from './answer-draft.ts';
import { AnswerFields } from './answer-fields.tsx';
import { FollowUpFields } from './follow-up-fields.tsx';
import { ItemList } from './item-list.tsx';
import { Section } from './section.tsx';
import { TagField } from './tag-field.tsx';
import type { ExtrasForm } from './use-extras-draft.ts';

/** Subject line, tags, answer, hints and follow-ups: closed until someone edits them. */
export function ExtrasSections({ draft, first, errors, change, showErrors }: ExtrasForm) {
  const sections = useRef<HTMLDivElement>(null);
  const changes = useRef<HTMLInputElement>(null);
  const { subject, tags, answer, hints, followUps } = draft;
  useEffect(() => {
    if (changes.current) changes.current.value = JSON.stringify(draft);
  }, [draft]);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    sections.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const errorIn = (...parts: string[]) =>
    Object.entries(errors).find(([field]) => parts.includes(field.split('.')[0] ?? ''))?.[1];
  return (
    <div ref={sections} className="mb-5 border-rule border-t">
      {/* A text field, so that the form notices changes. */}
      <input type="text" hidden readOnly ref={changes} defaultValue={JSON.stringify(first)} />
      <Section
        title="Subject line and tags"
        summary={[subject, counted(tags.length, 'tag')].filter(Boolean).join(' · ')}
        hasError={errorIn('subject', 'tags') !== undefined}
      >
        <TextField
          label="Subject line (optional)"
          name="subject"
          hint="One neutral line that says what is asked, without giving away the method."
          autoComplete="off"
          value={subject}
          error={errors.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TagField tags={tags} onChange={(list) => change({ tags: list })} error={errorIn('tags')} />
      </Section>
      <Section
        title="Answer check"
        summary={summarizeAnswer(answer)}
        hasError={errorIn('answer') !== undefined}
      >
        <AnswerFields
          draft={answer}
          errors={errors}
          onChange={(part) => change({ answer: { ...answer, ...part } })}
          onErrors={showErrors}
        />
      </Section>
      <Section
        title="Hints"
        summary={counted(hints.length, 'hint')}
        hasError={errorIn('hints') !== undefined}
      >
        <ItemList
          items={hints}
          onChange={(list) => change({ hints: list })}
          blank=""
          noun="hint"
          most={5}
        >
          {(hint, write, index) => (
            <MarkupEditor
              label={`Hint ${index + 1}`}
              name={`hints.${index}`}
              hint=""
              isShort
              defaultValue={hint}
              error={errors[`hints.${index}`]}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </ItemList>
      </Section>
      <Section
        title="Follow-ups"
        summary={counted(followUps.length, 'follow-up')}
        hasError={errorIn('followUps') !== undefined}
      >
        <p className="mb-3 text-ink-muted text-sm">
          Shown to readers once they solve the question. The answers open on request, or once a
          reader gets them right.
        </p>
        <FollowUpFields
          followUps={followUps}
          errors={errors}
          onChange={(list) => change({ followUps: list })}
          onErrors={showErrors}
        />
      </Section>
    </div>
  );
}

/** For example, "2 hints", or "None". */
function counted(count: number, noun: string): string {
  if (count === 0) return 'None';
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
