/** A configuration mistake, explained in one line without a stack. */
export class ConfigError extends Error {}
