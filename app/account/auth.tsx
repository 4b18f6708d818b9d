import { type MetaFunction, redirect, redirectDocument } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { z } from "zod";
import type { App } from "~/platform/app.server";
import { clientAddress } from "~/platform/client-address.server";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta, productName } from "~/platform/product";
import { safeRedirect } from "~/platform/redirects";
import type { CspSources } from "~/platform/security-headers.server";
import { reachServer } from "~/ui/reach-server";
import { authenticateForm } from "./authenticator.server";
import { AuthScreen } from "./components/auth-screen";
import { findStartPage } from "./find-start-page.server";
import { flashRecoveryCode } from "./flash-recovery-code.server";
import { humanCheckField } from "./human-check";
import * as m from "./messages";
import { openSession } from "./open-session.server";
import { register } from "./register.server";
import { loginSchema, registrationFormSchema } from "./schema";

const redirectTarget = { redirectTo: z.string().optional() };

export const meta: MetaFunction = () => pageMeta(m.signInTitle(), m.signInDescription());

/** The hosts of Turnstile's widget. */
const turnstileSources: CspSources = {
  "script-src": ["https://challenges.cloudflare.com"],
  "frame-src": ["https://challenges.cloudflare.com"],
};

export const loader = pageLoader({
  access: "public",
  input: z.object({ ...redirectTarget, tab: z.string().optional() }),
  foreign: (app) => (app.humanCheck?.siteKey ? turnstileSources : null),
  async run({ app, actor, input, scope }) {
    const redirectTo = safeRedirect(input.redirectTo, "/app");
    if (actor) throw redirect(redirectTo);
    return {
      redirectTo,
      tab: input.tab === "register" ? ("register" as const) : ("login" as const),
      notice: scope.takeNotice(),
      siteKey: app.humanCheck?.siteKey ?? null,
    };
  },
});

const login = pageForm({
  access: "public",
  input: loginSchema.extend(redirectTarget),
  failureTitle: m.loginFailedTitle,
  secrets: ["password"],
  async run({ app, input, request, form, scope }) {
    const actor = await authenticateForm(app, request, form);
    await openSession(scope, actor);
    scope.leaveNotice({
      tone: "success",
      title: m.welcomeBackTitle(),
      message: m.loggedInAs({ username: actor.username }),
    });
    return leave(app, await findStartPage(app, actor, input.redirectTo));
  },
});

const registration = pageForm({
  access: "public",
  input: registrationFormSchema.safeExtend(redirectTarget),
  rate: "registration",
  failureTitle: m.registrationFailedTitle,
  secrets: ["password", "confirmPassword", humanCheckField],
  async run({ app, input, request, scope, newId }) {
    const { actor, recoveryCode } = await register(app, input, clientAddress(request), newId);
    await openSession(scope, actor);
    scope.leaveNotice({
      tone: "success",
      title: m.accountCreatedTitle(),
      message: m.accountCreated({ product: productName, username: actor.username }),
    });
    const next = safeRedirect(input.redirectTo, "/app");
    return leave(app, recoveryCode ? flashRecoveryCode(scope, recoveryCode, next) : next);
  },
});

/** With Turnstile this page has its own security policy, so leaving it loads a document. */
function leave(app: App, path: string): Response {
  return app.humanCheck?.siteKey ? redirectDocument(path) : redirect(path);
}

export const action = pageAction({ login, register: registration });

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, {
    title: m.noAnswerTitle(),
    failure: m.noAnswer(),
  });

export default function Auth() {
  const { tab, redirectTo, notice, siteKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const pending = navigation.formData?.get("intent");
  const shown = answer?.intent === "register" || answer?.intent === "login" ? answer.intent : tab;
  const result = answer?.result ?? (notice ? { values: {}, errors: {}, notice } : undefined);
  return (
    <AuthScreen
      tab={shown}
      result={result}
      pending={pending === "login" || pending === "register" ? pending : null}
      siteKey={siteKey}
      redirectTo={answer?.result.values.redirectTo ?? redirectTo}
    />
  );
}
