// English words in texts of other scripts, recognised by their letters.

/** Names, formats and units that stay as they are. */
const names = new Set(
  [
    ..."Fennec Premium Anki Quizlet Moodle Stripe Chrome Edge Safari Firefox Linux".split(" "),
    ..."iPhone iPad JavaScript JSON API AI QTI GIFT Markdown Word PowerPoint HTML".split(" "),
    ..."PDF DOC DOCX PPTX RTF ODT ODP EPUB TXT MD JPG JPEG PNG WebP HEIC CSV TSV".split(" "),
    ..."WebM Ogg MP WAV apkg KB kB MB GB TB UTC USD US px dpi Instagram YouTube Discord Amara Jonas Mei".split(
      " ",
    ),
    // The initials of the learners' names.
    "LE",
  ].map((name) => name.toLowerCase()),
);

/** Not text: addresses, file names, codes and the tests' own input. */
const noText =
  /https?:\S+|fennec\.test\S*|[\w-]+@[\w.-]+|learner-[\w-]+|\.[a-z]{2,5}\b|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|\b[A-Z0-9]{5}(?:-[A-Z0-9]{5}){4}\b/g;

/** @returns the words of a text in Latin letters, except names */
export function latinWords(text: string): string[] {
  const words = text.replace(noText, " ").match(/\p{Script=Latin}{2,}/gu) ?? [];
  return words.filter((word) => !names.has(word.toLowerCase()));
}
