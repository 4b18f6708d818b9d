import { Form, Link } from "@remix-run/react";
import { Suspense, useRef } from "react";
import { HumanCheck } from "~/account/components/human-check";
import { LoginFields } from "~/account/components/login-fields";
import RenderedPanel from "~/account/components/marketing-panel";
import { RegisterFields } from "~/account/components/register-fields";
import { useFormProblems } from "~/account/components/use-form-problems";
import { useHumanCheck } from "~/account/components/use-human-check";
import { Brand } from "~/ui/brand";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { LanguageForm } from "~/ui/language-form";
import { loadComponent } from "~/ui/load-component";
import { NoticeToast } from "~/ui/notice-toast";
import { SkipLink } from "~/ui/skip-link";
import { StaticMarkup } from "~/ui/static-markup";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useScripting } from "~/ui/use-scripting";
import * as m from "../messages";

const MarketingPanel = import.meta.env.SSR
  ? RenderedPanel
  : loadComponent(() => import("~/account/components/marketing-panel"));
const PasskeyLogin = loadComponent(() => import("~/account/components/passkey-login"));

/** Toasts must work offline, so their code loads as soon as the form is used. */
const fetchToast = () => void import("~/ui/toast").catch(() => {});

type AuthTab = "login" | "register";

const tabs: { tab: AuthTab; label: () => string }[] = [
  { tab: "login", label: m.loginTab },
  { tab: "register", label: m.registerTab },
];

function tabHref(tab: AuthTab, redirectTo: string | undefined) {
  const query = new URLSearchParams({ tab });
  if (redirectTo && redirectTo !== "/app") query.set("redirectTo", redirectTo);
  return `/auth?${query}`;
}

interface AuthProps {
  tab: AuthTab;
  result?: FormResult;
  pending: AuthTab | null;
  /** Turnstile's site key; null if it is not configured. */
  siteKey: string | null;
  redirectTo?: string;
}

/** Login and registration. Links switch between the forms, so this works without JavaScript. */
export function AuthScreen(props: AuthProps) {
  const { tab, result, siteKey, redirectTo } = props;
  const login = tab === "login";
  const scripting = useScripting();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <SkipLink />
      <div className="flex flex-col px-4 py-3 sm:px-8">
        <header>
          <Brand reloadDocument={siteKey !== null} />
        </header>
        <main
          id="main"
          tabIndex={-1}
          onFocus={fetchToast}
          className="mx-auto grid w-full max-w-md flex-1 content-start gap-6 pt-[8vh] pb-8 outline-none lg:pt-[max(1rem,11vh-3.75rem)]"
        >
          <div>
            <h1 className="text-3xl sm:text-4xl">
              {login ? m.loginHeading() : m.registerHeading()}
            </h1>
            <p className="mt-2 text-soft">
              {login ? m.loginIntroduction() : m.registerIntroduction()}
            </p>
          </div>
          <Tabs tab={tab} redirectTo={redirectTo} />
          <NoticeToast
            notice={result?.notice}
            stays={Object.keys(result?.errors ?? {}).length === 0}
          />
          <AuthForm {...props} />
          {login && scripting ? (
            <Suspense>
              <PasskeyLogin redirectTo={redirectTo ?? "/app"} />
            </Suspense>
          ) : null}
        </main>
        <footer className="mx-auto w-full max-w-md">
          <LanguageForm className="text-soft" />
        </footer>
      </div>
      <StaticMarkup>
        <MarketingPanel />
      </StaticMarkup>
    </div>
  );
}

function Tabs({ tab, redirectTo }: Pick<AuthProps, "tab" | "redirectTo">) {
  return (
    <nav
      aria-label={m.tabs()}
      className="grid grid-cols-2 gap-1 rounded-card bg-sunk ring-1 ring-line ring-inset p-1"
    >
      {tabs.map((item) => (
        <Link
          key={item.tab}
          to={tabHref(item.tab, redirectTo)}
          replace
          preventScrollReset
          aria-current={item.tab === tab ? "page" : undefined}
          className="flex min-h-11 items-center justify-center rounded-[0.625rem] font-semibold text-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:ring-1 aria-[current]:ring-line"
        >
          {item.label()}
        </Link>
      ))}
    </nav>
  );
}

function AuthForm({ tab, result, pending, siteKey, redirectTo }: AuthProps) {
  const login = tab === "login";
  const { errors, check } = useFormProblems(tab, result);
  const human = useHumanCheck(login ? null : siteKey, result);
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const values = result?.values ?? {};
  return (
    <Form
      key={tab}
      ref={form}
      method="post"
      action="/auth"
      noValidate
      onChange={check.onChange}
      onSubmit={(event) => {
        check.onSubmit(event);
        human.onSubmit(event);
      }}
      className="grid gap-5"
    >
      <input type="hidden" name="intent" value={tab} />
      <input type="hidden" name="redirectTo" value={redirectTo ?? "/app"} />
      {login ? (
        <LoginFields values={values} errors={errors} />
      ) : (
        <RegisterFields values={values} errors={errors} />
      )}
      {login || !siteKey ? null : (
        <HumanCheck place={human.place} waiting={human.waiting} errors={errors} />
      )}
      <Button
        pending={pending === tab}
        disabled={pending !== null}
        pendingText={login ? m.loggingIn() : m.creatingAccount()}
        className="mt-1 min-h-12"
      >
        {login ? m.logIn() : m.createAccount()}
      </Button>
    </Form>
  );
}
