import readingFont from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import headingFont from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { UpgradePanel } from "~/billing/components/upgrade-panel";
import { findPrice } from "~/billing/find-price.server";
import { standardPrice } from "~/billing/plans";
import { LanguageImports } from "~/localization/language-imports";
import * as language from "~/localization/messages";
import { useNonce } from "~/platform/nonce";
import { pageLoader } from "~/platform/page-route.server";
import { productName, titleOf } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { ErrorPage, pageNotFoundTitle } from "~/ui/error-page";
import { UpgradePanelContext } from "~/ui/notice-toast";
import { RouteChange, useScrollKey } from "~/ui/route-change";
import { Toasts } from "~/ui/toasts";
import "./styles.css";
import { loadComponent } from "~/ui/load-component";

const UpgradeDialog = loadComponent(() => import("~/billing/components/upgrade-dialog"));

export const loader = pageLoader({
  access: "public",
  input: noInput,
  // Visitors see no price and should not wait for it.
  run: async ({ app, actor }) => ({ price: actor ? await findPrice(app) : standardPrice() }),
});

/**
 * The price loads with documents only, and `/subscription` always is one. Reloading it on each navigation
 * would break offline navigation.
 */
export const shouldRevalidate = () => false;

export const links: LinksFunction = () => [
  // Preloaded before the style sheet requests them, to avoid layout shifts.
  ...[headingFont, readingFont].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  // With cookies: the chosen language is in one.
  { rel: "manifest", href: "/site.webmanifest", crossOrigin: "use-credentials" },
];

export const meta: MetaFunction = ({ error }) => [
  { title: isMissing(error) ? titleOf(pageNotFoundTitle()) : productName },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const landing = useLocation().pathname === "/";
  const scrollKey = useScrollKey();
  return (
    <html lang={language.tag()} dir={language.direction()}>
      <head>
        <meta charSet="utf-8" />
        <LanguageImports nonce={nonce} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className={landing ? "landing" : undefined}>
        {children}
        <RouteChange />
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <UpgradePanelContext.Provider value={import.meta.env.SSR ? UpgradePanel : null}>
      <Outlet />
      <Toasts upgradeDialog={UpgradeDialog} />
    </UpgradePanelContext.Provider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  const message: unknown = error.data?.message;
  return (
    <ErrorPage status={error.status} message={typeof message === "string" ? message : undefined} />
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
