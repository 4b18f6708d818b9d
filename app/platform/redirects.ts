/**
 * A safe path for a redirect. Anything that a browser could read as another site (`//host`, `/\host`, control
 * characters, a scheme) gives `fallback`.
 */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  if (!target || target.length > 500 || !target.startsWith("/")) return fallback;
  if (/^\/[/\\]|\\|[\p{Cc}\s]/u.test(target)) return fallback;
  const base = "https://fennec.invalid";
  const url = URL.parse(target, base);
  if (!url || url.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
