export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

const colorSchemes = ['light', 'dark'] as const;

/** Every screen a page must look right on: `test.describe(screen.name, …)` with `test.use(screen.use)`. */
export const screens = Object.entries(viewports).flatMap(([device, viewport]) =>
  colorSchemes.map((colorScheme) => ({
    name: `${device}, ${colorScheme}`,
    use: { viewport, colorScheme },
  })),
);
