import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Renders `/list`, and holds navigations from there until they are let through. */
export function openHeldList(List: React.ComponentType, at = '/list') {
  let isHeld = false;
  const held = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      {
        // Like the site's loaders, it runs after every change of the URL.
        loader: () => (isHeld ? held.promise : null),
        shouldRevalidate: () => true,
        HydrateFallback: () => null,
        children: [
          { path: '/list', Component: List },
          { path: '*', Component: () => <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return {
    router,
    hold: () => {
      isHeld = true;
    },
    letThrough: () => act(async () => held.resolve(null)),
  };
}
