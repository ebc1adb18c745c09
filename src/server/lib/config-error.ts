/** A mistake of the operator's, told in one line without a stack. */
export class ConfigError extends Error {}
