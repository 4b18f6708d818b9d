import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Why no deck was made
  noContentTitle: () => "Falta el contenido",
  noContent: () => "Elige un archivo o escribe un tema para crear tarjetas.",
  generationFailed: () => "No se pudieron crear las tarjetas. Inténtalo de nuevo.",
  notGeneratedTitle: () => "No se crearon tarjetas",
  tooLittle: ({ name }) =>
    `“${name}” no tiene contenido suficiente para crear tarjetas. Prueba con otro archivo.`,
  tooLittleInCourse: ({ name }) =>
    `“${name}” no tiene contenido suficiente para crear tarjetas. Añade más documentos al curso.`,
  tooLittleInParts: ({ name }) =>
    `Estas partes de “${name}” no tienen contenido suficiente para crear tarjetas. Prueba con el documento completo.`,
  tooLittleAbout: ({ name, topic }) =>
    `En “${name}” no hay suficiente sobre “${topic}” para crear tarjetas. Prueba con otro archivo o un tema más amplio.`,
  countMissing: () => "Elige un número de tarjetas de 5 a 100.",
  countTooSmall: () => "Elige al menos 5 tarjetas.",
  countTooLarge: () => "Elige 100 tarjetas como máximo.",
  countNotInSteps: () => "Elige un múltiplo de 5, como 15 o 20.",

  // A deck that was made
  untitled: () => "Tarjetas",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "El material solo daba para # buena tarjeta, así que el mazo es más pequeño de lo que pediste.",
        other:
          "El material solo daba para # buenas tarjetas, así que el mazo es más pequeño de lo que pediste.",
      },
      "es",
    ),
} satisfies Catalogue<typeof import("../en/generation")>;
