// Serves pages without a network, keeps a copy of what the learner studies, sends their answers, and shows reminders.
import { offlineLinkFor, offlinePath } from "../offline-links";
import { findAsset, findShell, keepShell } from "./keep-shell";
import { endSession, expectChange, forgetIfSignedOut, renewCopy } from "./renew-copy";
import { type FetchEvent, worker } from "./scope";
import { openPage, showReminder } from "./show-reminders";

/** Pages that visitors see, and the targets of requests that may end a session. */
const visitorPages = /^\/($|auth)/;
const endings =
  /^\/(logout|api\/logout|profile\/delete-account|api\/user\/delete|profile\/security|api\/user\/devices.*)(\.data)?$/;

worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.clients.claim());
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method !== "GET") {
    expectChange();
    if (endings.test(url.pathname)) event.respondWith(endSession(request));
  } else if (request.mode === "navigate") {
    event.respondWith(answerPage(event, url));
    if (visitorPages.test(url.pathname)) event.waitUntil(forgetIfSignedOut());
  } else if (url.pathname.startsWith("/assets/") || url.pathname === "/favicon.svg") {
    event.respondWith(findAsset(request).then((kept) => kept ?? fetch(request)));
  }
});

/** The page from the server; without a network, the offline page that corresponds to it. */
async function answerPage({ request, preloadResponse }: FetchEvent, url: URL): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const shell = await findShell();
    if (!shell) return Response.error();
    if (url.pathname === offlinePath) return shell;
    return Response.redirect(new URL(offlineLinkFor(url), url).href);
  }
}

worker.addEventListener("message", (event) => {
  const { build, language } = event.data as { build: string; language: string };
  event.waitUntil(renewCopy(() => keepShell({ build, language })));
});

worker.addEventListener("sync", (event) => event.waitUntil(renewCopy()));
worker.addEventListener("push", (event) => event.waitUntil(showReminder(event.data.json())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
