import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Passes the nonce of the content security policy to scripts; server only. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
