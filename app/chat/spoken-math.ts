import { fillPhrase, type SpokenWords } from "./spoken-words";

/** A TeX formula in words: `\frac{a}{b}` is "a over b". */
export function spokenMath(tex: string, words: SpokenWords): string {
  const reader = new Reader(tex.match(token) ?? [], words);
  return tidy(reader.sequence(""));
}

const token = /\\[a-zA-Z]+\*?|\\[^a-zA-Z]|\d+(?:[.,]\d+)*|\s+|[\s\S]/gu;

/** The deepest nesting that is put into words. */
const deepest = 30;

class Reader {
  #at = 0;
  #depth = 0;

  constructor(
    readonly tokens: readonly string[],
    readonly words: SpokenWords,
  ) {}

  /** Everything up to and including `end`. */
  sequence(end: string): string {
    const said: string[] = [];
    while (this.#at < this.tokens.length) {
      const next = this.tokens[this.#at];
      if (next === end && end !== "") {
        this.#at += 1;
        break;
      }
      said.push(this.#piece());
    }
    return said.join(" ");
  }

  #next(): string {
    const next = this.tokens[this.#at] ?? "";
    this.#at += 1;
    return next;
  }

  #peek(): string {
    while (/^\s+$/.test(this.tokens[this.#at] ?? "")) this.#at += 1;
    return this.tokens[this.#at] ?? "";
  }

  /** A command's argument: a group, a command or a character. */
  #argument(): string {
    this.#peek();
    return tidy(this.#piece());
  }

  /** A group verbatim, for words and names. */
  #verbatim(): string {
    if (this.#peek() !== "{") return this.#next();
    this.#at += 1;
    let open = 1;
    let text = "";
    while (this.#at < this.tokens.length) {
      const next = this.#next();
      open += next === "{" ? 1 : next === "}" ? -1 : 0;
      if (open === 0) break;
      text += next;
    }
    return text.replace(/[{}\\$]/g, "");
  }

  #piece(): string {
    const next = this.#next();
    if (this.#depth > deepest) return "";
    this.#depth += 1;
    const said = next.startsWith("\\") ? this.#command(next.slice(1)) : this.#sign(next);
    this.#depth -= 1;
    return said;
  }

  #sign(sign: string): string {
    const { words } = this;
    if (sign === "{") return this.sequence("}");
    if (sign === "^") return this.#power();
    if (sign === "_") return `${words.sub} ${this.#argument()}`;
    const named: Record<string, string> = {
      "+": words.plus,
      "-": words.minus,
      "−": words.minus,
      "=": words.equals,
      "<": words.less,
      ">": words.greater,
      "≤": words.atMost,
      "≥": words.atLeast,
      "≠": words.differs,
      "≈": words.about,
      "±": words.plusMinus,
      "*": words.times,
      "×": words.times,
      "·": words.times,
      "/": words.over,
      "∞": words.infinity,
      "!": words.factorial,
      "'": words.prime,
      "&": ",",
      "}": "",
      "|": "",
      "~": "",
      $: "",
    };
    return named[sign] ?? sign;
  }

  #power(): string {
    const { words } = this;
    if (this.#peek() === "'") return words.prime;
    const power = this.#argument();
    if (power === "2") return words.squared;
    if (power === "3") return words.cubed;
    if (power === words.prime || power === words.degrees) return power;
    return fillPhrase(words.power, power);
  }

  #command(name: string): string {
    const { words } = this;
    if (silent.has(name)) return "";
    if (worded.has(name)) return this.#verbatim();
    const symbol = symbols(words)[name];
    if (symbol !== undefined) return symbol;
    const large = {
      sum: words.sum,
      prod: words.product,
      int: words.integral,
      oint: words.integral,
    };
    if (name in large) return this.#bounded(large[name as keyof typeof large]);
    switch (name) {
      case "lim":
        return this.#limit();
      case "frac":
      case "dfrac":
      case "tfrac":
      case "cfrac":
        return this.#fraction();
      case "binom":
        return `${this.#argument()} ${words.choose} ${this.#argument()}`;
      case "sqrt":
        return this.#root();
      case "vec":
        return fillPhrase(words.vector, this.#argument());
      case "bar":
      case "overline":
        return fillPhrase(words.bar, this.#argument());
      case "begin":
        return this.#environment();
      case "end":
        this.#verbatim();
        return "";
      case "\\":
        return ";";
      default:
        return /^[a-zA-Z]/.test(name) ? (functions[name] ?? name.replace(/^var/, "")) : "";
    }
  }

  #fraction(): string {
    const [upper, lower] = [this.#argument(), this.#argument()];
    const long = upper.includes(" ") || lower.includes(" ");
    return long ? `${upper}, ${this.words.over} ${lower},` : `${upper} ${this.words.over} ${lower}`;
  }

  #root(): string {
    const { words } = this;
    let degree = "";
    if (this.#peek() === "[") {
      this.#at += 1;
      degree = tidy(this.sequence("]"));
    }
    const radicand = this.#argument();
    if (degree === "" || degree === "2") return fillPhrase(words.root, radicand);
    if (degree === "3") return fillPhrase(words.cubeRoot, radicand);
    return fillPhrase(words.otherRoot, radicand, degree);
  }

  /** Sum, product or integral with its bounds. */
  #bounded(name: string): string {
    const bounds: Partial<Record<"_" | "^", string>> = {};
    for (;;) {
      const mark = this.#peek();
      if (mark === "\\limits") this.#at += 1;
      else if ((mark === "_" || mark === "^") && bounds[mark] === undefined) {
        this.#at += 1;
        bounds[mark] = this.#argument();
      } else break;
    }
    const { _: lower, "^": upper } = bounds;
    const from = lower === undefined ? "" : fillPhrase(this.words.from, lower);
    const to = upper === undefined ? "" : fillPhrase(this.words.upTo, upper);
    return `${name} ${from} ${to} ${this.words.of}`;
  }

  #limit(): string {
    const { words } = this;
    if (this.#peek() !== "_") return `${words.limit} ${words.of}`;
    this.#at += 1;
    return `${words.limit} ${fillPhrase(words.as, this.#argument())} ${words.of}`;
  }

  /** Names the rows of a matrix; joins those of other environments. */
  #environment(): string {
    const name = this.#verbatim();
    if (this.#peek() === "{" && name.startsWith("array")) this.#verbatim();
    const rows: string[] = [""];
    while (this.#at < this.tokens.length) {
      const next = this.tokens[this.#at];
      if (next === "\\end") break;
      if (next === "\\\\") {
        this.#at += 1;
        rows.push("");
      } else rows[rows.length - 1] += ` ${this.#piece()}`;
    }
    const said = rows.map(tidy).filter((row) => row !== "");
    if (!/matrix|array/.test(name)) return said.join("; ");
    return `${said.map((row, index) => fillPhrase(this.words.row, row, index + 1)).join("; ")};`;
  }
}

const silent = new Set(
  "left right big Big bigg Bigg bigl bigr Bigl Bigr displaystyle textstyle limits nolimits quad qquad mathbf mathbb mathcal mathit boldsymbol hline , ; : ! | { } #".split(
    " ",
  ),
);
silent.add(" ");

const worded = new Set(
  "text textbf textit mathrm operatorname ce mbox textrm label tag".split(" "),
);

const functions: Record<string, string> = {
  ln: "natural log",
  exp: "exp",
  sin: "sine",
  cos: "cosine",
  tan: "tangent",
};

function symbols(words: SpokenWords): Record<string, string> {
  return {
    cdot: words.times,
    times: words.times,
    ast: words.times,
    div: words.over,
    pm: words.plusMinus,
    mp: words.plusMinus,
    leq: words.atMost,
    le: words.atMost,
    geq: words.atLeast,
    ge: words.atLeast,
    neq: words.differs,
    ne: words.differs,
    approx: words.about,
    sim: words.about,
    lt: words.less,
    gt: words.greater,
    infty: words.infinity,
    to: words.to,
    rightarrow: words.to,
    longrightarrow: words.to,
    Rightarrow: words.implies,
    implies: words.implies,
    Leftrightarrow: words.equivalent,
    iff: words.equivalent,
    in: words.in,
    notin: words.notIn,
    forall: words.forAll,
    exists: words.exists,
    cup: words.union,
    cap: words.intersection,
    circ: words.degrees,
    prime: words.prime,
    ldots: ", ",
    dots: ", ",
    cdots: ", ",
    "%": "%",
    "&": "&",
    $: "$",
    _: "_",
  };
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([,;:.)\]])/g, "$1")
    .replace(/([([]) /g, "$1")
    .replace(/([,;])(?:[,;])+/g, "$1")
    .trim();
}
