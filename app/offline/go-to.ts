/**
 * A redirect from an action in the browser. Remix's own function would be loaded by every page.
 * @param isDocument whether the whole page is loaded
 */
export function goTo(path: string, { isDocument = false } = {}): Response {
  const headers = new Headers({ Location: path });
  if (isDocument) headers.set("X-Remix-Reload-Document", "true");
  return new Response(null, { status: 302, headers });
}
