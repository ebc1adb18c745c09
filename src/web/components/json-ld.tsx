/** Structured data for search engines, in schema.org's vocabulary. */
export function JsonLd({ data }: { data: object }) {
  // Escaped so that its content can't close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
