import { chooseDefaultDataFolder } from '#postgres/embedded.ts';
import { type Config, readConfig } from './config.ts';

/** The configuration with everything settled that depends on the machine. */
export async function loadConfig(environment: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(environment);
  if (!config.dataDirIsDefault || config.databaseUrl !== null) return config;
  return { ...config, dataDir: await chooseDefaultDataFolder(config.dataDir) };
}
