import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads, in one file: many small ones compress worse.
            codeSplitting: {
              groups: [{ name: 'site', test: /src\/web\/(root|entry\.client)\.tsx/ }],
            },
          },
        },
      },
    },
  },
});
