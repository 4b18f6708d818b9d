import { Parser } from "htmlparser2";

export interface PlainText {
  text: string;
  /** Pictures, sounds and videos that it showed. */
  media: number;
}

/** What begins on a line of its own. */
const blocks = new Set(
  "address article aside blockquote center dd details div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);
/** Whose content nobody reads. */
const unread = new Set(["head", "noscript", "script", "style", "template", "title"]);
const media = new Set(["audio", "embed", "iframe", "img", "object", "svg", "video"]);

/** Anki's marks for sounds, which it finds before it reads the HTML. */
const sounds = /\[(?:sound|anki:play):[^\]]*\]/g;

/** The text of a field of Anki: lines and lists stay, formatting and media are left out. */
export function htmlToText(html: string): PlainText {
  let text = "";
  let left = 0;
  let hidden = 0;
  const startLine = () => {
    if (text !== "" && !text.endsWith("\n")) text += "\n";
  };
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) hidden += 1;
      if (media.has(name)) left += 1;
      if (blocks.has(name)) startLine();
      if (name === "br") text += "\n";
      if (name === "li") text += "• ";
      if ((name === "td" || name === "th") && !/(^|\n)$/.test(text.slice(-1))) text += " ";
    },
    ontext(piece) {
      if (hidden > 0) return;
      const joined = piece.replace(/[ \t]*[\r\n][ \t\r\n]*/g, " ");
      const starts = text === "" || text.endsWith("\n");
      text += starts && joined !== piece ? joined.replace(/^ /, "") : joined;
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1;
      if (blocks.has(name)) startLine();
    },
  });
  const marked = html.replace(sounds, () => {
    left += 1;
    return "";
  });
  parser.end(marked.replaceAll("&nbsp;", " "));
  return { text: text.trim(), media: left };
}
