// Checks what `npm run eval -- --dump` wrote against the document as another program reads it, with
// nothing of the engine's code: every option and every quote must occur there word for word.
//   node tests/evaluations/verify-items.mjs <dumped NAME.json> <text of the document>
//   node tests/evaluations/verify-items.mjs <folder of a dump> <folder of NAME.txt, .md or .html>
// Texts come from `pandoc -t html`, `pdftotext -layout` or the like. White space, the bars of tables,
// Markdown's marks and the case of a first letter do not count. Ends with status 1 where one fails.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const [items, texts] = process.argv.slice(2);
if (!items || !texts) {
  console.error("Name the dumped items and the text of the document, or a folder of each.");
  process.exit(2);
}

const longestQuote = 300;
/** Characters between an option and its quote; only a heading may be further away. */
const farthest = { above: 1_500, below: 300 };

const pairs = statSync(items).isDirectory() ? pairsOf(items, texts) : [[items, texts]];
let failures = 0;
const checked = { documents: 0, options: 0, quotes: 0 };
for (const [file, document] of pairs) verify(file, document);
console.log(
  `${checked.documents} documents, ${checked.options} options, ${checked.quotes} quotes, ${failures} failures`,
);
process.exitCode = failures > 0 ? 1 : 0;

function pairsOf(itemFolder, textFolder) {
  return readdirSync(itemFolder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const base = join(textFolder, basename(file, ".json"));
      const text = [".txt", ".html", ".md"].map((ending) => base + ending).find(existsSync);
      if (!text) console.log(`${file}: left out, there is no text of it`);
      return text ? [[join(itemFolder, file), text]] : [];
    });
}

function verify(file, document) {
  const { quiz, test, cards } = JSON.parse(readFileSync(file, "utf8"));
  const text = flatten(plain(document));
  const name = basename(file, ".json");
  const fail = (what, words) => {
    failures += 1;
    console.log(`${name}: ${what}: ${words}`);
  };
  checked.documents += 1;
  for (const { question, options, correctAnswer, optionSources, source } of [...quiz, ...test]) {
    checkQuote(source, question);
    if (options[correctAnswer] === undefined) fail("no key", question);
    if (new Set(options.map(fold)).size < options.length) fail("an option twice", question);
    for (const [index, option] of options.entries()) {
      checked.options += 1;
      const at = optionSources?.[index] ?? null;
      if (placesOf(option, text).length === 0) fail("option not in the document", option);
      else if (checkQuote(at, option) && !standsBy(option, at.quote)) {
        fail("option not by its quote", `${option} ← ${at.quote}`);
      }
    }
  }
  for (const { front, source } of cards) checkQuote(source, front);

  function checkQuote(source, of) {
    checked.quotes += 1;
    if (!source) fail("no quote", of);
    else if (source.quote.length > longestQuote) fail("long quote", source.quote);
    else if (!text.includes(flatten(source.quote))) fail("quote not in the document", source.quote);
    else return true;
    return false;
  }

  /** Inside the quote, or near one of its occurrences. */
  function standsBy(option, quote) {
    const flat = flatten(quote);
    if (placesOf(option, flat).length > 0) return true;
    const places = placesOf(option, text);
    return placesOf(quote, text).some((start) =>
      places.some(
        (place) => place > start - farthest.above && place < start + flat.length + farthest.below,
      ),
    );
  }
}

/** The positions of words in a normalised text, ignoring the case of their first letter. */
function placesOf(words, text) {
  const flat = flatten(words);
  if (flat === "") return [];
  const [first, ...rest] = flat;
  const others = rest.join("");
  const forms = new Set([flat, first.toLowerCase() + others, first.toUpperCase() + others]);
  return [...forms].flatMap((form) => {
    const places = [];
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) places.push(at);
    return places;
  });
}

function plain(file) {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".html")) return text;
  const shown = text.replace(/<(style|script|head)\b.*?<\/\1>/gs, " ");
  return ["&lt;<", "&gt;>", '&quot;"', "&#39;'", "&nbsp; ", "&amp;&"].reduce(
    (result, pair) => result.replaceAll(pair.slice(0, -1), pair.slice(-1)),
    // Cells and blocks are apart; what is only bold or raised is not.
    shown
      .replace(/<\/?(?:em|strong|b|i|u|a|code|span|sub|sup|mark|q)\b[^>]*>/g, "")
      .replace(/<[^>]*>/g, " "),
  );
}

function flatten(text) {
  return text
    .normalize("NFKC")
    .replace(/[*`\u00ad]|^\s*#+ /gm, "")
    .replace(/(?<=\p{Ll})-\n\s*(?=\p{Ll})/gu, "")
    .replace(/[\s|]+/gu, " ")
    .trim();
}

function fold(text) {
  return flatten(text).toLowerCase();
}
