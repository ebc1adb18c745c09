import { siteLinks } from '#shared/domain/site-links.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { useSettings } from '../../../queries/settings.ts';
import { Offer } from './offer.tsx';

export function AboutPage() {
  const settings = useSettings();
  const { feedback } = siteLinks(settings);
  return (
    <article className="page-width pt-14 pb-20 sm:pt-20 sm:pb-28">
      <h1 className="text-display">About {settings.app_title}</h1>
      <p className="mt-6 max-w-2xl text-balance font-serif text-ink-muted text-xl">
        A place to practice for quant finance interviews, one argument at a time.
      </p>
      <Section title="Our mission">
        <Prose>
          <p>
            Quantitative interviews reward clear thinking under pressure, and clear thinking can be
            practiced. We want that practice to be open to everyone willing to put in the work: good
            questions, honest solutions, and room to talk about both.
          </p>
          <p>
            So the site is built around the reasoning rather than the result. Knowing that the
            answer is two fifths helps once. Knowing why helps every time.
          </p>
        </Prose>
      </Section>
      <Section title="What we offer">
        <Offer />
      </Section>
      <Section title="Our team">
        <Prose>
          <p>
            {settings.app_title} is written and maintained in the open by its contributors. They
            write the questions, check the solutions, fix what readers report, and build the site
            itself.
          </p>
          <p>
            Found a mistake, or a shorter proof? You can be one of them:{' '}
            <a href={feedback.href} className="text-link" rel="noopener noreferrer">
              tell us about it
            </a>
            .
          </p>
        </Prose>
      </Section>
      <div className="mt-16 border-rule border-t pt-12 sm:mt-20">
        <ButtonLink to="/questions" size="large">
          Browse Our Questions
        </ButtonLink>
      </div>
    </article>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-16 grid gap-x-12 gap-y-5 border-rule border-t pt-8 sm:mt-20 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
