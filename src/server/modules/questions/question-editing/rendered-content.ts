import type { GivenAnswer, GivenSingleAnswer } from '#shared/contracts/answer.ts';
import type { RenderingService } from '../../ground/rendering/rendering.service.ts';
import { acceptAnswer, acceptFollowUp } from '../judging/stated-answer.service.ts';
import type { Extras } from './extras.ts';

export interface RenderedDescription {
  description: string;
  descriptionHtml: string;
}

export interface RenderedSolution {
  content: string;
  contentHtml: string;
}

type Rendering = Pick<RenderingService, 'toHtml'>;

interface GivenFollowUp {
  question: string;
  answer: string;
  check?: GivenSingleAnswer | undefined;
}

/** Undefined parts stay unchanged. */
interface ExtraSources {
  answer?: GivenAnswer | null | undefined;
  hints?: string[] | undefined;
  followUps?: GivenFollowUp[] | undefined;
}

/** Rendering is slow: do it before the transaction begins. */
export async function renderDescription(
  rendering: Rendering,
  description: string,
): Promise<RenderedDescription> {
  const descriptionHtml = await rendering.toHtml(description, { field: 'description' });
  return { description, descriptionHtml };
}

/** The field that an error message belongs to. */
export async function renderSolution(
  rendering: Rendering,
  content: string,
  field: 'content' | 'solution' = 'content',
): Promise<RenderedSolution> {
  return { content, contentHtml: await rendering.toHtml(content, { field }) };
}

/** Refuses an answer that its own check would refuse. */
export async function renderExtras(
  rendering: Rendering,
  { answer, hints, followUps }: ExtraSources,
): Promise<Partial<Extras>> {
  const extras: Partial<Extras> = {};
  if (answer !== undefined) extras.answer = answer && acceptAnswer(answer);
  const render = async (source: string, field: string) => ({
    source,
    html: await rendering.toHtml(source, { field }),
  });
  if (hints) {
    extras.hints = await Promise.all(
      hints.map((source, index) => render(source, `hints.${index}`)),
    );
  }
  if (followUps) {
    extras.followUps = await Promise.all(
      followUps.map(async ({ question, answer: own, check }, index) => ({
        ...(check && { check: acceptFollowUp(check, `followUps.${index}.check`) }),
        question: await render(question, `followUps.${index}.question`),
        answer: await render(own, `followUps.${index}.answer`),
      })),
    );
  }
  return extras;
}
