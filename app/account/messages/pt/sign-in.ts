import type { Catalogue } from "~/localization/catalogue";

export default {
  // Document
  signInTitle: () => "Entrar ou criar conta",
  signInDescription: () => "Entre no Fennec ou crie sua conta gratuita.",

  // Tabs
  tabs: () => "Entrar ou criar conta",
  loginTab: () => "Entrar",
  registerTab: () => "Criar conta",
  loginHeading: () => "Que bom ver você de novo",
  registerHeading: () => "Comece a estudar",
  loginIntroduction: () => "Seus materiais estão onde você deixou.",
  registerIntroduction: () => "Uma conta só para tudo o que você estuda.",

  // Login
  loginUsername: () => "Nome de usuário",
  loginPassword: () => "Senha",
  forgotPassword: () => "Esqueceu a senha?",
  logIn: () => "Entrar",
  loggingIn: () => "Entrando…",

  // Registration
  newUsername: () => "Escolha um nome de usuário",
  newUsernameHint: () => "De 3 a 32 letras, números, pontos, hifens ou sublinhados.",
  newEmail: () => "E-mail",
  choosePassword: () => "Escolha uma senha",
  choosePasswordHint: () => "Pelo menos 6 caracteres.",
  confirmChosenPassword: () => "Repita a senha",
  createAccount: () => "Criar conta",
  creatingAccount: () => "Criando a conta…",
  checkingHuman: () =>
    "Um momento: estamos verificando se você é uma pessoa. Se aparecer uma caixa de seleção acima, marque-a.",

  // What is wrong with a field
  usernameTooShort: () => "O nome de usuário precisa ter pelo menos 3 caracteres.",
  usernameTooLong: () => "O nome de usuário pode ter no máximo 32 caracteres.",
  usernameCharacters: () => "Use apenas letras, números, pontos, hifens e sublinhados.",
  emailInvalid: () => "Digite um e-mail válido.",
  passwordTooShort: () => "A senha precisa ter pelo menos 6 caracteres.",
  passwordTooLong: () => "A senha pode ter no máximo 200 caracteres.",
  passwordsDiffer: () => "As senhas não são iguais",

  // When the server does not answer
  noAnswerTitle: () => "Não foi possível conectar",
  noAnswer: () => "Não foi possível conectar ao Fennec. Verifique sua conexão e tente de novo.",
} satisfies Catalogue<typeof import("../en/sign-in")>;
