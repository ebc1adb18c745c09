import type { Plugin } from 'vite';

/** A part of a package that this site never uses, and what stands there instead. */
interface Trim {
  file: RegExp;
  part: RegExp;
  by: string;
}

const reactRouter = /\/react-router\/dist\/production\/lib\/.*\.js$/;

/** What the bundler cannot tell from the rest. */
export const trims: Trim[] = [
  // Forms of the router: names for developer tools make them look used.
  { file: reactRouter, part: /^\w+\.displayName = .*$/gm, by: '' },
  { file: reactRouter, part: /(?<== )React\S*\.forwardRef\(/g, by: '/* @__PURE__ */ $&' },
  // Their actions and fetchers: changes are calls of the API.
  { file: reactRouter, part: /\bisSubmissionNavigation\(opts\)(?! \{)/g, by: 'false' },
  {
    file: reactRouter,
    part: /\bopts && opts\.submission && isMutation.*?formMethod\)/g,
    by: 'false',
  },
  {
    file: reactRouter,
    part: /^\t\t(fetch|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion),$/gm,
    by: '',
  },
  {
    file: reactRouter,
    part: /!route\.hasClientAction\b|\broute\.hasClientAction(?= \?)/g,
    by: 'false',
  },
  { file: reactRouter, part: /^\t\t\tdataRoute\.action = [\s\S]*?^\t\t\t\};$/gm, by: '' },
  // Its requests for what loaders return: in the browser, each page has a loader of its own.
  {
    file: reactRouter,
    part: /^\t\tdataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy\(.*\),$/gm,
    by: '',
  },
  { file: reactRouter, part: /\bif \(routesParams\.size === 0\) return \[\];/g, by: 'return [];' },
  // Its middleware.
  {
    file: reactRouter,
    part: /\bargs\.matches\.some\(\(m\) => m\.route\.middleware\)/g,
    by: 'false',
  },
  { file: reactRouter, part: /^\t\trunClientMiddleware$/gm, by: '' },
  // Its tracing.
  { file: reactRouter, part: /\binit\.instrumentations\b/g, by: 'false' },
  // Its warnings to developers, who get them from `npm run dev`.
  { file: reactRouter, part: /^\t+warn(ing|Once)\(.*\);$/gm, by: '' },
  // Its server components.
  { file: reactRouter, part: /\buseIsRSCRouterContext\(\)(?! \{)/g, by: 'false' },
  { file: reactRouter, part: /\bthis\.context(?= && typeof error\b)/g, by: 'false' },
  // Its search for further routes: pages know them all, see `routeDiscovery`.
  { file: reactRouter, part: /\bisFogOfWarEnabled\([^)]*\)(?! \{)/g, by: 'false' },
  { file: reactRouter, part: /\binit\.patchRoutesOnNavigation\b/g, by: 'false' },
  { file: reactRouter, part: /\bif \(isFogOfWar\)/g, by: 'if (false)' },
  // Loaders in files of their own: see `splitRouteModules`.
  { file: reactRouter, part: /\broute\.client(Loader|Action|Middleware)Module\b/g, by: 'false' },
  // Its view transitions.
  { file: reactRouter, part: /!viewTransitionOpts \|\| !isViewTransitionAvailable/g, by: 'true' },
  { file: reactRouter, part: /!?\bvtContext\.isTransitioning(?= &&)/g, by: 'false' },
  { file: reactRouter, part: /\brenderDfd && pendingState\b/g, by: 'false' },
  // Its scripts, which only the server writes: see `StartScripts`.
  { file: reactRouter, part: /\brenderScripts \? .*?\(Scripts, null\) : null/g, by: 'null' },
  // Stacks of the values that React throws to itself. With developer tools open, browsers read the
  // whole file twice more for them: 40 ms.
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    part: /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g,
    by: 'Object.create(Error.prototype)',
  },
  // Fonts for browsers that cannot run the site.
  {
    file: /\/katex\/dist\/katex\.min\.css$/,
    part: /,url\([^)]*\) ?format\("(woff|truetype)"\)/g,
    by: '',
  },
];

/** Leaves them out of the pages. */
export function trimPackages(): Plugin {
  return {
    name: 'trim-packages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const fitting = trims.filter(({ file }) => file.test(id));
      if (fitting.length === 0) return null;
      const trimmed = fitting.reduce((text, { part, by }) => text.replace(part, by), code);
      return { code: trimmed, map: null };
    },
  };
}
