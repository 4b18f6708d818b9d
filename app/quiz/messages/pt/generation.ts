import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Made with a quiz
  untitled: () => "Quiz",
  instructions: () =>
    "Escolha a melhor resposta para cada questão. Você só pode responder uma vez a cada uma.",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "O material só rendeu # boa questão, então o quiz é mais curto do que você pediu.",
        other: "O material só rendeu # boas questões, então o quiz é mais curto do que você pediu.",
      },
      "pt",
    ),
  shorterTitle: () => "Um quiz mais curto",

  // Why no quiz was made
  topicMissing: () => "Digite um tema",
  fileMissing: () => "Envie um arquivo ou crie o quiz a partir de um tema",
  tooLittle: ({ name }) =>
    `“${name}” não tem conteúdo suficiente para um quiz. Tente outro arquivo.`,
  tooLittleInCourse: ({ name }) =>
    `“${name}” não tem conteúdo suficiente para um quiz. Adicione mais documentos à disciplina.`,
  tooLittleInParts: ({ name }) =>
    `Estas partes de “${name}” não têm conteúdo suficiente para um quiz. Tente o documento inteiro.`,
  tooLittleAbout: ({ name, topic }) =>
    `“${name}” não tem conteúdo suficiente sobre “${topic}” para um quiz. Tente outro arquivo ou um tema mais amplo.`,
  generationFailed: () => "Não foi possível criar o quiz. Tente de novo.",
  keyRefused: () =>
    "Não foi possível criar o quiz. Peça à administração do site que atualize a chave de API.",
  notGeneratedTitle: () => "Não foi possível criar o quiz",
  serverError: () => "Erro no servidor",

  quizNotFound: () => "Não encontramos esse quiz. Talvez já tenha sido excluído.",
} satisfies Catalogue<typeof import("../en/generation")>;
