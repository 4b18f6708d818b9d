import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteWorkScreen } from "~/assessment/components/delete-work";
import { deletePage } from "~/assessment/delete-page.server";
import { pageMeta } from "~/platform/product";
import { findEditable } from "./edit-item.server";
import * as m from "./messages";
import { removeItem } from "./remove-item.server";
import { afterItemLink, sessionLink } from "./review-links";

export const meta: MetaFunction = () => pageMeta(m.editTitle());

const page = deletePage({
  async find(app, actor, id) {
    const { front, question } = await findEditable(app, actor, id);
    const kind: "question" | "card" = question ? "question" : "card";
    return { kind, title: front, backHref: sessionLink({}) };
  },
  remove: removeItem,
  goneHref: sessionLink({}),
  leave: afterItemLink,
});

export const loader = page.loader;
export const action = page.action;

export default function DeleteItem() {
  const answer = useActionData<typeof action>();
  return <DeleteWorkScreen {...useLoaderData<typeof loader>()} notice={answer?.result.notice} />;
}
