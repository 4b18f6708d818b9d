import type { Catalogue } from "~/localization/catalogue";

export default {
  // A question and its answer, as a sample
  demoFile: () => "Animales del desierto, capítulo 3.pdf",
  demoPages: () => "12 páginas",
  demoQuestion: () => "¿Por qué el fénec tiene las orejas tan grandes?",
  demoAnswer: () =>
    "Por dos motivos: liberan calor y oyen a las presas que se mueven bajo la arena.",
  demoQuote: ({ mark }) => [
    "Las grandes orejas ",
    mark("liberan el exceso de calor"),
    " y captan los sonidos bajo tierra.",
  ],
  demoPage: () => "Página 4",

  // Features
  featuresTitle: () => "Qué puedes hacer con Fennec",
  snap: () => "De la foto al texto",
  snapText: () =>
    "Una foto de tus apuntes, un PDF o un archivo de Word se convierten en texto: busca en él y hazle preguntas.",
  quizzes: () => "Cuestionarios al instante",
  quizzesText: () =>
    "Preguntas de tu propio material al momento, con una explicación para cada respuesta.",
  explanations: () => "Explicaciones claras",
  explanationsText: () =>
    "Pregunta qué significa una frase. La respuesta muestra, palabra por palabra, el fragmento en el que se basa.",
  multilingual: () => "En tu idioma",
  multilingualText: () =>
    "Estudia en el idioma de tu curso. Fennec responde en el idioma en que le escribes.",

  // How it works
  uploadStep: () => "Sube tu material",
  uploadStepText: () => "PDF, imágenes o texto. Varios a la vez.",
  chooseStep: () => "Elige cómo estudiar",
  chooseStepText: () => "Tarjetas, cuestionarios o chat con IA.",
  learnStep: () => "Aprende con contenido a tu medida",
  learnStepText: () => "Creado a partir de tu propio material y cotejado con él.",
  tryItNow: () => "Probar ahora",

  // Testimonials
  whatStudentsSay: () => "Qué dicen quienes estudian con Fennec",
  fiveStars: () => "Cinco de cinco estrellas",
  // The people and their words are invented.
  biologyStudent: () => "Estudiante de Biología",
  biologyStudentSays: () =>
    "A medianoche le pregunto por los apuntes de clase y me enseña la línea exacta.",
  languageLearner: () => "Aprende inglés",
  languageLearnerSays: () =>
    "Hago una foto a una página del libro y tengo un cuestionario antes de que llegue el tranvía.",
  nursingTrainee: () => "Estudiante de Enfermería",
  nursingTraineeSays: () =>
    "Lo que me hace volver son las explicaciones. Son breves y se entienden.",
} satisfies Catalogue<typeof import("../en/sections")>;
