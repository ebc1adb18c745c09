import { chooseDefaultDataFolder } from '#postgres/embedded.ts';
import { type Config, readConfig } from './config.ts';

/** The configuration, with everything that depends on the machine resolved. */
export async function loadConfig(environment: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(environment);
  if (!config.dataDirIsDefault || config.databaseUrl !== null) return config;
  const settings = { systemUser: config.databaseSystemUser };
  return { ...config, dataDir: await chooseDefaultDataFolder(config.dataDir, settings) };
}
