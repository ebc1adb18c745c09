const tokenPattern = /^[\w-]{43}$/;

/** Whether it could be one of ours. */
export const isToken = (text: string) => tokenPattern.test(text);
