/** The way to a page for search engines; each step is a name and an address. */
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
