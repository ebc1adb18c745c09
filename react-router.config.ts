import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // A build is made beside the one in use, then takes its place.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  routeDiscovery: { mode: 'initial' },
  // A file of its own for each loader: more requests, and a longer list of files on every page.
  splitRouteModules: false,
} satisfies Config;
