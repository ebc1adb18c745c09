/** A change feed that hears nothing. */
export const noChanges = { on: () => () => {}, settle: async () => {}, isListening: false };
