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
  // Its tracing.
  { file: reactRouter, part: /\binit\.instrumentations\b/g, by: 'false' },
  // Its server components.
  { file: reactRouter, part: /\buseIsRSCRouterContext\(\)(?! \{)/g, by: 'false' },
  { file: reactRouter, part: /\bthis\.context(?= && typeof error\b)/g, by: 'false' },
  // Its search for further routes: pages know them all, see `routeDiscovery`.
  { file: reactRouter, part: /\bisFogOfWarEnabled\([^)]*\)(?! \{)/g, by: 'false' },
  // Its scripts, which only the server writes: see `StartScripts`.
  { file: reactRouter, part: /\brenderScripts \? .*?\(Scripts, null\) : null/g, by: 'null' },
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
