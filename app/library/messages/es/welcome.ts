import type { Catalogue } from "~/localization/catalogue";

export default {
  hello: ({ username }) => ["Hola, ", username],
  nothingToReadYet: () => "Sube algo para estudiar",
  introduction: () =>
    "Sube un capítulo, tus apuntes de clase o la foto de una página. Fennec los lee y después puedes hacer preguntas y ponerte a prueba.",
  skip: () => "Omitir y continuar",
  noFilesYet: () => "Aún no hay archivos",
  uploadLater: () => "Puedes subir archivos más tarde desde la barra lateral.",
  continueWithout: () => "Continuar sin subir nada",
} satisfies Catalogue<typeof import("../en/welcome")>;
