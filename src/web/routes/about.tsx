import { PageTitle } from '../components/page-title.tsx';
import { AboutPage } from '../features/site/about/about-page.tsx';

export default function About() {
  return (
    <>
      <PageTitle
        title="About"
        description="Why this site exists, what it offers to people preparing for quantitative-finance interviews, and who makes it."
        canonicalPath="/about"
      />
      <AboutPage />
    </>
  );
}
