import { renderMarkup } from '#markup/render.ts';
import { toQuestionType } from '#shared/domain/questions.ts';
import type { ReadQuestion } from '#test/bank/rules/read-question.ts';
import { findTextProblems } from '#test/bank/rules/text-rules.ts';
import { askedSections } from './asked-sections.ts';
import { statedAnswer } from './stated-answer.ts';

/** Everything in a question's file, rendered as on the site. */
export function previewPage(read: ReadQuestion): string {
  if ('problem' in read) return page(read.slug, problemList([read.problem]));
  const { question } = read;
  const facts = [
    question.category,
    question.difficulty,
    question.premium ? 'premium' : 'free',
    ...question.tags,
  ];
  const sections = [
    ...askedSections(question),
    { heading: 'Answer', source: statedAnswer(question.answer) },
    { heading: 'Solution', source: question.solution },
  ];
  return page(
    question.name,
    `<p class="text-ink-muted text-sm">${escapeHtml(toQuestionType(question.type))}</p>
<h1 class="mt-2 text-3xl">${escapeHtml(question.name)}</h1>
<p class="mt-2">${escapeHtml(question.subject ?? '')}</p>
<p class="mt-2 text-ink-muted text-sm">${escapeHtml(facts.join(' · '))}</p>
${problemList(findTextProblems(question))}
${sections.map(section).join('\n')}`,
  );
}

function section({ heading, source }: { heading: string; source: string }): string {
  return `<section class="mt-8 border-rule border-t pt-6">
<h2 class="mb-4 text-2xl">${heading}</h2>
<div class="markup">${renderMarkup(source).html}</div>
</section>`;
}

function problemList(problems: string[]): string {
  if (problems.length === 0) return '';
  const items = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  return `<ul role="alert" class="mt-6 list-disc border border-rule-strong p-4 ps-8">${items}</ul>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/src/web/styles/app.css">
<link rel="stylesheet" href="/node_modules/katex/dist/katex.min.css">
<link rel="stylesheet" href="/src/web/styles/markup.css">
</head>
<body>
<main class="page-width py-10">
${content}
</main>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
