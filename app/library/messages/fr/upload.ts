import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The form
  dropToUpload: () => "Dépose pour importer",
  fileNotUploaded: ({ file }) => `Non importé : ${file}`,
  filesNotUploaded: ({ count }) =>
    plural(count, { one: "# fichier non importé", other: "# fichiers non importés" }, "fr"),
  tryUploadAgain: () => "Réessayer",
  upload: () => "Importer",

  // Its page and its results
  uploadPageTitle: () => "Importer",
  uploadHeading: () => "Importer des cours",
  nothingUploaded: () => "Rien n’a été importé",
  filesUploadedTitle: () => "Importation terminée",
  filesUploaded: ({ count }) =>
    plural(count, { one: "# fichier importé.", other: "# fichiers importés." }, "fr"),
  chatStartedTitle: () => "Conversation commencée",
  chatStarted: ({ file }) => `Tu peux poser tes questions sur ${file}`,

  // Pages of the web, and pasted texts
  addPageTitle: () => "Ajouter une page web ou un texte",
  addMore: () => "Ajouter une page web ou un texte",
  webPage: () => "Page web",
  address: () => "Adresse",
  addressHint: () =>
    "Fennec lit le texte principal de la page. L’adresse d’un PDF ou d’un autre document convient aussi.",
  addPage: () => "Ajouter la page",
  addingPage: () => "Lecture de la page…",
  pastedText: () => "Texte collé",
  textName: () => "Nom (facultatif)",
  textToPaste: () => "Texte",
  addText: () => "Ajouter le texte",
  addingText: () => "Lecture du texte…",
  notAddedTitle: () => "Rien n’a été ajouté",
  addedTitle: () => "Document ajouté",
  noAnswer: () => "Impossible de joindre Fennec. Vérifie ta connexion et réessaie.",
  sourceOf: ({ site }) => `Source : ${site}`,
  addressMissing: () => "Saisis l’adresse d’une page.",
  addressMalformed: () => "Cela ne ressemble pas à l’adresse d’une page.",
  addressForbidden: () =>
    "Fennec n’ouvre que des pages accessibles à tous sur le web. Copie plutôt le texte et ajoute-le.",
  addressUnreachable: () =>
    "Fennec n’a pas pu ouvrir cette page. Vérifie l’adresse, ou copie le texte et ajoute-le.",
  addressUnreadable: () =>
    "Fennec ne peut pas lire ce qui se trouve à cette adresse. Télécharge-le et importe une copie dans un autre format.",
  addressTooLarge: () =>
    "Ce qui se trouve à cette adresse est trop volumineux pour que Fennec le lise.",
  textMissing: () => "Colle ou écris d’abord un texte.",
  textTooLong: ({ count }) =>
    `Le texte doit faire moins de ${new Intl.NumberFormat("fr").format(count)} caractères.`,
} satisfies Catalogue<typeof import("../en/upload")>;
