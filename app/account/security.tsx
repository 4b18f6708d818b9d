import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { SecurityPage } from "./components/security-page";
import { flashRecoveryCode } from "./flash-recovery-code.server";
import { listDevices } from "./list-devices.server";
import { listPasskeys } from "./list-passkeys.server";
import * as m from "./messages";
import { removePasskey } from "./remove-passkey.server";
import { hasCode, renewRecoveryCode } from "./renew-recovery-code.server";
import { idParameters, passwordSchema } from "./schema";
import { presentedSession } from "./session-token.server";
import { signOutDevice, signOutOthers } from "./sign-out-devices.server";

const path = "/profile/security";

export const meta: MetaFunction = () => pageMeta(m.securityTitle());

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  async run({ app, actor, request, scope }) {
    const session = await presentedSession(request);
    const [devices, passkeys, recoverable] = await Promise.all([
      listDevices(app, actor, session),
      listPasskeys(app, actor),
      hasCode(app, actor),
    ]);
    return {
      devices,
      passkeys,
      recoverable,
      now: app.clock.now().toISOString(),
      notice: scope.takeNotice(),
    };
  },
});

const signOut = pageForm({
  access: "learner",
  input: idParameters,
  failureTitle: m.deviceNotLoggedOutTitle,
  missing: { path, title: m.deviceGoneTitle },
  async run({ app, actor, input, scope }) {
    await signOutDevice(app, actor, input.id);
    scope.leaveNotice({ tone: "success", title: m.deviceLoggedOut() });
    return redirect(path);
  },
});

const signOutAll = pageForm({
  access: "learner",
  input: noInput,
  failureTitle: m.othersNotLoggedOutTitle,
  async run({ app, actor, request, scope }) {
    const count = await signOutOthers(app, actor, await presentedSession(request));
    scope.leaveNotice({ tone: "success", title: m.devicesLoggedOut({ count }) });
    return redirect(path);
  },
});

const remove = pageForm({
  access: "learner",
  input: idParameters,
  failureTitle: m.passkeyNotRemovedTitle,
  missing: { path, title: m.passkeyGoneTitle },
  async run({ app, actor, input, scope }) {
    await removePasskey(app, actor, input.id);
    scope.leaveNotice({
      tone: "success",
      title: m.passkeyRemovedTitle(),
      message: m.passkeyRemoved(),
    });
    return redirect(path);
  },
});

const renew = pageForm({
  access: "learner",
  input: passwordSchema,
  failureTitle: m.noCodeMadeTitle,
  secrets: ["currentPassword"],
  async run({ app, actor, input, request, scope }) {
    const session = await presentedSession(request);
    const code = await renewRecoveryCode(app, actor, input.currentPassword, session);
    return redirect(flashRecoveryCode(scope, code, path));
  },
});

export const action = pageAction({
  "sign-out": signOut,
  "sign-out-others": signOutAll,
  "remove-passkey": remove,
  "recovery-code": renew,
});

export default function Security() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SecurityPage {...shown} answer={answer} />;
}
