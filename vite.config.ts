import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [tailwindcss(), reactRouter()],
  // Modules, so that the lab's worker loads one proof and not all of them.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        // A small font within a style sheet would be a data: address, which the policy forbids.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            // What every page loads, in one file: many small ones compress worse.
            codeSplitting: {
              groups: [
                {
                  name: 'site',
                  test: /src\/web\/(root|entry\.client|components\/ui\/([a-z]+-)?(badge|card))\.tsx/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
