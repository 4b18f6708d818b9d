/**
 * A redirect from an action in the browser. With Remix's own function, every page of the product would load
 * that one too.
 * @param isDocument whether the whole page is loaded
 */
export function goTo(path: string, { isDocument = false } = {}): Response {
  const headers = new Headers({ Location: path });
  if (isDocument) headers.set("X-Remix-Reload-Document", "true");
  return new Response(null, { status: 302, headers });
}
