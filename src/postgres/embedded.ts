// The door to embedded/: what the rest of the project uses of it.
export { chooseDefaultDataFolder } from './embedded/default-data-folder.ts';
export { LaunchError } from './embedded/launch-error.ts';
export { launchEmbeddedPostgres } from './embedded/launcher.ts';
