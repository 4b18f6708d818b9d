import type { MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useLoaderData,
} from "@remix-run/react";
import { pageMeta } from "~/platform/product";
import { OfflineScreen, OpeningScreen } from "./components/offline-screen";
import { removeLastAnswer } from "./device-database";
import { goTo } from "./go-to";
import * as m from "./messages";
import { offlineLink, placeOf } from "./offline-links";
import { recordAnswer } from "./record-answer";
import { viewDevice } from "./view-device";

export const meta: MetaFunction = () => pageMeta(m.pageTitle());

/** All data of this page is on the device; the server's HTML is the same for every learner. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url);
  const asked = url.searchParams.has("asked");
  return { view: await viewDevice({ ...placeOf(url), asked }, new Date()) };
}
clientLoader.hydrate = true;

/** An answer, or the last one taken back. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const form = await request.formData();
  const { deck, review } = placeOf(new URL(request.url));
  const place = { ...(deck && { deck }), ...(review && { review }) };
  if (form.get("intent") === "undo") {
    const undone = await removeLastAnswer();
    return goTo(offlineLink({ ...place, ...(undone && { item: undone.itemId }) }));
  }
  const answer = await recordAnswer(String(form.get("item")), form);
  const isQuestion = answer?.kind === "question";
  const feedback = isQuestion && { item: answer.itemId, answered: answer.answerId };
  return goTo(offlineLink({ ...place, ...(feedback || {}) }));
}

export function HydrateFallback() {
  return <OpeningScreen />;
}

export default function Offline() {
  return <OfflineScreen view={useLoaderData<typeof clientLoader>().view} />;
}
