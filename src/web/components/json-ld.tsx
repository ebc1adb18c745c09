/** Facts about the page for search engines, in schema.org's vocabulary. */
export function JsonLd({ data }: { data: object }) {
  // Escaped so that no text within can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
