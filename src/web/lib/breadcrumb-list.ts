/** A page's breadcrumbs for search engines; each is a name and a URL. */
export function breadcrumbList(steps: readonly (readonly [name: string, item: string])[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
