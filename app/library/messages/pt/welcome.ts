import type { Catalogue } from "~/localization/catalogue";

export default {
  hello: ({ username }) => ["Olá, ", username],
  nothingToReadYet: () => "Envie algo para estudar",
  introduction: () =>
    "Envie um capítulo, suas anotações de aula ou a foto de uma página. O Fennec lê e depois você pode fazer perguntas e testar o que sabe.",
  skip: () => "Pular e continuar",
  noFilesYet: () => "Nenhum arquivo ainda",
  uploadLater: () => "Você pode enviar arquivos depois pela barra lateral.",
  continueWithout: () => "Continuar sem enviar",
} satisfies Catalogue<typeof import("../en/welcome")>;
