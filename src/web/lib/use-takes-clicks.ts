import { createContext, useContext } from 'react';
import { useIsLive } from './use-is-live.ts';

/** True in parts of a page that remember what is pressed before hydration. */
export const RemembersClicksContext = createContext(false);

/** Whether clicks count. Elsewhere, those before hydration would be lost. */
export function useTakesClicks(): boolean {
  const isLive = useIsLive();
  return useContext(RemembersClicksContext) || isLive;
}
