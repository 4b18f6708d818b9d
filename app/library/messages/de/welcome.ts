import type { Catalogue } from "~/localization/catalogue";

export default {
  hello: ({ username }) => ["Hallo ", username],
  nothingToReadYet: () => "Lade etwas zum Lernen hoch",
  introduction: () =>
    "Lade ein Kapitel, deine Mitschriften oder ein Foto von einer Seite hoch. Fennec liest es, und dann kannst du Fragen dazu stellen und dich abfragen lassen.",
  skip: () => "Überspringen",
  noFilesYet: () => "Noch keine Dateien",
  uploadLater: () => "Du kannst später in der Seitenleiste Dateien hochladen.",
  continueWithout: () => "Ohne Hochladen weiter",
} satisfies Catalogue<typeof import("../en/welcome")>;
