import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What a test is made from
  fileMissing: () => "Sube un archivo para crear las preguntas",
  textMissing: () => "Escribe o pega un texto para crear las preguntas",
  textBesideFile: () =>
    "Escribiste un texto, pero elegiste “Subir archivo”. Elige “Pegar texto” para usarlo o vacía el campo de texto.",
  bothGiven: () => "Elige un archivo o pega un texto, no ambos.",
  textTooLong: ({ limit }) =>
    `Ese texto tiene más de ${limit.toLocaleString("es")} caracteres. Acórtalo o súbelo como archivo.`,

  // Why no test was made
  generationFailed: () => "No se pudo crear tu examen de práctica. Inténtalo de nuevo.",
  noQuestions: () => "No se pudieron crear preguntas con este contenido. Prueba con otro material.",
  notGeneratedTitle: () => "No se crearon las preguntas",
  noAnswerToForm: () => "No se pudo crear tu examen de práctica",

  // A test that was made
  readyTitle: () => "Examen de práctica listo",
  ready: ({ count }) =>
    plural(
      count,
      {
        one: "Se creó # pregunta a partir de tu material",
        other: "Se crearon # preguntas a partir de tu material",
      },
      "es",
    ),
  readyWith: ({ ready, more }) => `${ready}. ${more}`,
  materialHolds: ({ count }) => `Da para ${count}.`,
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "El material solo daba para # buena pregunta, así que el examen de práctica es más corto de lo que pediste.",
        other:
          "El material solo daba para # buenas preguntas, así que el examen de práctica es más corto de lo que pediste.",
      },
      "es",
    ),

  testNotFound: () => "No encontramos ese examen de práctica. Puede que se haya eliminado.",
} satisfies Catalogue<typeof import("../en/generation")>;
