// The public interface of embedded/.
export { chooseDefaultDataFolder } from './embedded/default-data-folder.ts';
export { LaunchError } from './embedded/launch-error.ts';
export { launchEmbeddedPostgres } from './embedded/launcher.ts';
