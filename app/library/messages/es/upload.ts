import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The form
  dropToUpload: () => "Suelta para subir",
  fileNotUploaded: ({ file }) => `No se subió: ${file}`,
  filesNotUploaded: ({ count }) => `No se subieron ${count} archivos`,
  tryUploadAgain: () => "Reintentar",
  upload: () => "Subir",

  // Its page and its results
  uploadPageTitle: () => "Subir",
  uploadHeading: () => "Subir materiales de estudio",
  nothingUploaded: () => "No se subió nada",
  filesUploadedTitle: () => "Archivos subidos",
  filesUploaded: ({ count }) =>
    plural(count, { one: "Se subió # archivo.", other: "Se subieron # archivos." }, "es"),
  chatStartedTitle: () => "Chat iniciado",
  chatStarted: ({ file }) => `Ya puedes chatear sobre ${file}`,

  // Pages of the web, and pasted texts
  addPageTitle: () => "Añadir una página web o un texto",
  addMore: () => "Añadir página web o texto",
  webPage: () => "Página web",
  address: () => "Dirección",
  addressHint: () =>
    "Fennec lee el texto principal de la página. También sirve la dirección de un PDF o de otro documento.",
  addPage: () => "Añadir página",
  addingPage: () => "Leyendo la página…",
  pastedText: () => "Texto pegado",
  textName: () => "Nombre (opcional)",
  textToPaste: () => "Texto",
  addText: () => "Añadir texto",
  addingText: () => "Leyendo el texto…",
  notAddedTitle: () => "No se añadió nada",
  addedTitle: () => "Documento añadido",
  noAnswer: () => "No se pudo conectar con Fennec. Revisa tu conexión e inténtalo de nuevo.",
  sourceOf: ({ site }) => `De ${site}`,
  addressMissing: () => "Escribe la dirección de una página.",
  addressMalformed: () => "Eso no parece la dirección de una página.",
  addressForbidden: () =>
    "Fennec solo abre páginas públicas de la web. Copia el texto y añádelo como texto pegado.",
  addressUnreachable: () =>
    "Fennec no pudo abrir esa página. Revisa la dirección, o copia el texto y añádelo como texto pegado.",
  addressUnreadable: () =>
    "Fennec no puede leer lo que hay en esa dirección. Descárgalo y sube una copia en otro formato.",
  addressTooLarge: () => "Lo que hay en esa dirección es demasiado grande para que Fennec lo lea.",
  textMissing: () => "Primero pega o escribe un texto.",
  textTooLong: ({ count }) =>
    `El texto puede tener como máximo ${new Intl.NumberFormat("es").format(count)} caracteres.`,
} satisfies Catalogue<typeof import("../en/upload")>;
