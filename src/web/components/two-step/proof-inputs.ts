/** The inputs for typing a second factor. */
export const proofInputs = {
  code: {
    label: 'Code from your authenticator app',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 10,
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes you saved. Each code works once.',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 50,
  },
} as const;
