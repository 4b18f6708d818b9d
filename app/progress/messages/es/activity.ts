import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Chats
  noChats: () => "Aún no hay chats",
  noChatsHint: () => "Pregunta sobre un documento y tu chat aparecerá aquí.",
  startChat: () => "Iniciar un chat",
  allMaterials: () => "Todos los materiales",
  messages: ({ count }) => plural(count, { one: "# mensaje", other: "# mensajes" }, "es"),

  // Quizzes and other work
  noWork: () => "Aún no hay cuestionarios, tarjetas ni exámenes",
  noWorkHint: () => "Cuando los crees, aparecerán aquí con sus puntuaciones.",
  makeQuiz: () => "Crear cuestionario",

  // The weakest parts
  weakest: () => "Lo que menos dominas",
  weakestHint: () =>
    "Según tu última respuesta a cada pregunta y tarjeta. Abre una parte para practicarla.",
  pageInFile: ({ file, page }) => [file, ` · página ${page}`],
  rightOf: ({ right, answers }) => `${right} de ${answers} correctas`,

  // Lists
  latestShown: ({ count }) => `Se muestran los ${count} últimos.`,
} satisfies Catalogue<typeof import("../en/activity")>;
