import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { listModules } from './scripts/make-build/list-modules.ts';

const ownCode = /src\/(web|shared)\//;
const questionPage = /src\/web\/routes\/question\.tsx$/;
const drillPage = /src\/web\/routes\/drill-run\.tsx$/;

/**
 * Files that pages have in common. Left to itself the bundler makes one of each set of modules that
 * the same pages use: dozens of a few hundred bytes a page, each with a request of its own. A group
 * also takes what its modules import.
 */
const commonFiles: Rolldown.CodeSplittingGroup[] = [
  {
    // What every page loads, some of it at the first touch; and styles of what the server renders,
    // but browsers load later or never.
    name: 'site',
    test: /src\/web\/(root\.tsx|entry\.client\.tsx|routes\/shell\.tsx|lib\/(failure-text|failure-toast|placeholder)\.ts)|shared\/domain\/whole-number\.ts|\/(badge|dialog|prose|field|input)\.module\.css|\/landing\/.*\.module\.css/,
  },
  {
    // The same for the admin area.
    name: 'admin',
    test: /src\/web\/(features\/admin|components\/(listing|editing|markup-editor)).*\.module\.css/,
  },
  // Apart, for its style sheet and fonts.
  { name: 'markup', test: /katex\.min\.css|src\/web\/styles\/markup\.css/ },
  {
    // What a drill has in common with questions, so that it loads nothing else of them.
    name: (id, context) =>
      isPartOf(drillPage, id, context) &&
      (isPartOf(questionPage, id, context) ||
        /\/(failure-notice|spinner|browser-list)\.tsx?$/.test(id))
        ? 'basics'
        : null,
    test: ownCode,
    minShareCount: 2,
  },
  {
    // What all pages of drills share.
    name: 'drills',
    test: /src\/(web\/(lib\/(drill|duel)|queries\/drills|features\/drills\/[^/]+$)|shared\/(domain\/drills|drills\/[^/]+$))/,
    minShareCount: 2,
  },
  {
    // What the question page shares with others, and nothing more: it is the one opened most.
    name: (id, context) => (isPartOf(questionPage, id, context) ? 'shared' : null),
    test: ownCode,
    minShareCount: 2,
  },
  {
    // Without menus and forms, for their libraries, and without dialogs, which drills need alone.
    name: 'controls',
    test: /src\/(web\/(lib\/(?!use-api-form|zod-)|components\/ui\/(?!action-menu|(confirm-)?dialog))|shared\/(domain|policies)\/)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [tailwindcss(), reactRouter(), listModules()],
  // A module, so that the lab's worker can import a simulation.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        // A small font within a style sheet would be a data: address, which the policy forbids.
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups: commonFiles } } },
      },
    },
  },
});

function isPartOf(
  page: RegExp,
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (page.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isPartOf(page, importer, context, seen));
}
