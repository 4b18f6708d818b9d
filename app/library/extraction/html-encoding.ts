/** How far browsers look for it. */
const HEAD = 1024;
const DECLARATION =
  /<meta[^>]{1,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})|<\?xml[^>]{1,100}?encoding\s*=\s*["']([\w:.-]{1,40})/i;

/** The encoding that a page declares at its beginning, or null. */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  const declared = DECLARATION.exec(head);
  return declared?.[1] ?? declared?.[2] ?? null;
}
