import { imports } from "virtual:languages";
import { tag } from "./messages";

/**
 * The import map by which a browser loads its own language's messages in place of the English ones. It
 * has to stand before everything that loads a module.
 */
export function LanguageImports({ nonce }: { nonce: string | undefined }) {
  const map = import.meta.env.SSR ? imports[tag()] : sentMap();
  if (!map) return null;
  return (
    <script
      type="importmap"
      nonce={nonce}
      // Browsers hide the nonce of what they have read.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build's own files
      dangerouslySetInnerHTML={{
        __html: typeof map === "string" ? map : JSON.stringify({ imports: map }),
      }}
    />
  );
}

/** What the server sent, which React compares with what is rendered here. */
function sentMap(): string | undefined {
  return document.querySelector("script[type=importmap]")?.innerHTML;
}
