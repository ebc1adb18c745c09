import { createContext } from 'react';

/** Marks this response's inline scripts as ours; only known on the server. */
export const NonceContext = createContext<string | undefined>(undefined);
