import { Tokenizer } from "htmlparser2";

export interface PlainText {
  text: string;
  /** Pictures, sounds and videos that it showed. */
  media: number;
}

/** Elements that begin a line. */
const blocks = new Set(
  "address article aside blockquote center dd details div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);
/** Elements whose content is not shown. */
const unread = new Set(["head", "noscript", "script", "style", "template", "title"]);
const media = new Set(["audio", "embed", "iframe", "img", "object", "svg", "video"]);

/** Anki's marks for sounds, which it finds before it reads the HTML. */
const sounds = /\[(?:sound|anki:play):[^[\]]*\]/g;

/** The text of a field of Anki: lines and lists stay, formatting and media are left out. */
export function htmlToText(html: string): PlainText {
  const writer = new TextWriter();
  const marked = html.replaceAll("&nbsp;", " ").replace(sounds, () => {
    writer.media += 1;
    return "";
  });
  const nameAt = (start: number, end: number) => marked.slice(start, end).toLowerCase();
  const ignore = () => {};
  // Only the tokenizer: a parser would keep the open elements, whose nesting is unlimited.
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (start, end) => writer.open(nameAt(start, end)),
      onclosetag: (start, end) => writer.close(nameAt(start, end)),
      ontext: (start, end) => writer.write(marked.slice(start, end)),
      ontextentity: (code) => writer.write(String.fromCodePoint(code)),
      ...{ onattribdata: ignore, onattribentity: ignore, onattribend: ignore },
      ...{ onattribname: ignore, oncdata: ignore, oncomment: ignore, ondeclaration: ignore },
      ...{ onopentagend: ignore, onprocessinginstruction: ignore, onselfclosingtag: ignore },
      onend: ignore,
    },
  );
  tokenizer.write(marked);
  tokenizer.end();
  return { text: writer.text.trim(), media: writer.media };
}

class TextWriter {
  media = 0;
  readonly #pieces: string[] = [];
  #isLineStart = true;
  /** The number of open elements whose content is not shown. */
  #hidden = 0;

  get text(): string {
    return this.#pieces.join("");
  }

  open(name: string): void {
    if (unread.has(name)) this.#hidden += 1;
    if (media.has(name)) this.media += 1;
    if (blocks.has(name)) this.#startLine();
    if (name === "br") this.#add("\n");
    if (name === "li") this.#add("• ");
    if ((name === "td" || name === "th") && !this.#isLineStart) this.#add(" ");
  }

  close(name: string): void {
    if (unread.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    if (blocks.has(name)) this.#startLine();
  }

  write(piece: string): void {
    if (this.#hidden > 0) return;
    const joined = joinLines(piece);
    this.#add(this.#isLineStart && joined !== piece ? joined.replace(/^ /, "") : joined);
  }

  #startLine(): void {
    if (!this.#isLineStart) this.#add("\n");
  }

  #add(piece: string): void {
    if (piece === "") return;
    this.#pieces.push(piece);
    this.#isLineStart = piece.endsWith("\n");
  }
}

/** Line breaks of the source are spaces, whatever is around them. */
function joinLines(text: string): string {
  const lines = text.split(/[\r\n]/);
  const last = lines.length - 1;
  if (last === 0) return text;
  const [first = ""] = lines;
  const inner = lines.slice(1, last).map((line) => line.trim());
  const whole = [first.trimEnd(), ...inner.filter(Boolean), lines[last]?.trimStart() ?? ""];
  return whole.join(" ");
}
