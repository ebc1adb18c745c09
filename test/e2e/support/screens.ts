export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/**
 * Every screen a page must look right on: `test.describe(screen.name, …)` with
 * `test.use(screen.use)`. Each width and each theme once, since the layout does not depend on the
 * colours: all four would take a third of the time of all tests.
 */
export const screens = [
  { name: 'phone, dark', use: { viewport: viewports.phone, colorScheme: 'dark' } },
  { name: 'desktop, light', use: { viewport: viewports.desktop, colorScheme: 'light' } },
] as const;
