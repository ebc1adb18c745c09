import { createContext } from 'react';

/** The CSP nonce of this response; server only. */
export const NonceContext = createContext<string | undefined>(undefined);
