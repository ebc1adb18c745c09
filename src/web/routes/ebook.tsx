import { PageTitle } from '../components/page-title.tsx';
import { EbookPage } from '../features/site/ebook/ebook-page.tsx';

export default function Ebook() {
  return (
    <>
      <PageTitle
        title="The interview guide"
        description="What our guide to quantitative-finance interviews will contain, and how to be among the first to read it."
        canonicalPath="/ebook"
      />
      <EbookPage />
    </>
  );
}
