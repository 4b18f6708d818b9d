import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Actor, App } from "~/platform/app.server";
import { clientNetwork } from "~/platform/client-address.server";
import { logIn } from "./log-in.server";
import { loginSchema } from "./schema";

/** `form` is the strategy for username and password. */
function createAuthenticator(app: App, address: string): Authenticator<Actor> {
  const authenticator = new Authenticator<Actor>();
  authenticator.use(
    new FormStrategy(({ form }) =>
      logIn(app, loginSchema.parse(Object.fromEntries(form)), address),
    ),
    "form",
  );
  return authenticator;
}

/** Authenticates a form whose body has already been read. */
export function authenticateForm(app: App, request: Request, form: FormData): Promise<Actor> {
  return createAuthenticator(app, clientNetwork(request)).authenticate(
    "form",
    new Request(request.url, { method: "POST", body: form }),
  );
}
