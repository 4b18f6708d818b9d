import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Made with a quiz
  untitled: () => "Cuestionario",
  instructions: () =>
    "Elige la mejor respuesta para cada pregunta. Solo puedes responder una vez a cada una.",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "El material solo daba para # buena pregunta, así que el cuestionario es más corto de lo que pediste.",
        other:
          "El material solo daba para # buenas preguntas, así que el cuestionario es más corto de lo que pediste.",
      },
      "es",
    ),
  shorterTitle: () => "Un cuestionario más corto",

  // Why no quiz was made
  topicMissing: () => "Escribe un tema",
  fileMissing: () => "Sube un archivo o crea el cuestionario a partir de un tema",
  tooLittle: ({ name }) =>
    `“${name}” no tiene contenido suficiente para un cuestionario. Prueba con otro archivo.`,
  tooLittleInCourse: ({ name }) =>
    `“${name}” no tiene contenido suficiente para un cuestionario. Añade más documentos al curso.`,
  tooLittleInParts: ({ name }) =>
    `Estas partes de “${name}” no tienen contenido suficiente para un cuestionario. Prueba con el documento completo.`,
  tooLittleAbout: ({ name, topic }) =>
    `En “${name}” no hay suficiente sobre “${topic}” para un cuestionario. Prueba con otro archivo o un tema más amplio.`,
  generationFailed: () => "No se pudo crear el cuestionario. Inténtalo de nuevo.",
  keyRefused: () =>
    "No se pudo crear el cuestionario. Pide a la administración del sitio que actualice la clave de API.",
  notGeneratedTitle: () => "No se pudo crear el cuestionario",
  serverError: () => "Error del servidor",

  quizNotFound: () => "No encontramos ese cuestionario. Puede que se haya eliminado.",
} satisfies Catalogue<typeof import("../en/generation")>;
