import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

/** As little as a page behind a login does: the learner is read by the session in a cookie. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, session] = /session=(\w+)/.exec(request.headers.get("Cookie") ?? "") ?? [];
  const { DB } = context.env as { DB: D1Database };
  const found = session
    ? await DB.prepare("SELECT name FROM learners WHERE session = ?")
        .bind(session)
        .first<{ name: string }>()
    : null;
  if (!found) throw redirect("/");
  return found;
}

export default function SignedIn() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>A page</h1>
      <p>{name}</p>
    </main>
  );
}
