import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page for those who cannot log in
  backToLogin: () => "Voltar ao login",
  newPassword: () => "Nova senha",
  newPasswordHint: () => "Pelo menos 6 caracteres.",
  confirmNewPassword: () => "Repita a nova senha",
  setPassword: () => "Salvar senha",
  settingPassword: () => "Salvando…",
  passwordNotChangedTitle: () => "Sua senha não foi alterada",
  passwordChangedTitle: () => "Senha alterada",
  passwordChanged: () => "Todos os seus dispositivos foram desconectados. Entre com a nova senha.",

  // Forgotten password
  forgotPasswordTitle: () => "Esqueceu a senha?",
  noMailSentTitle: () => "Nenhum e-mail foi enviado",
  lookInTerminal: () => "Confira o terminal",
  lookInMailbox: () => "Confira seu e-mail",
  linkOnItsWay: () =>
    "Se houver uma conta com esses dados, enviamos por e-mail um link para definir uma nova senha. Ele funciona uma vez só, por uma hora.",
  linkIsPrinted: () =>
    "O Fennec está rodando neste computador, então o link para definir uma nova senha aparece no terminal em que você o iniciou.",
  linkIsMailed: () =>
    "Vamos enviar por e-mail um link para definir uma nova senha. Digite seu e-mail para receber um link para cada conta que o usa.",
  usernameOrEmail: () => "Nome de usuário ou e-mail",
  sendLink: () => "Enviar link",
  sendingLink: () => "Enviando…",
  useCode: () => "Usar um código de recuperação",

  // Recovery code
  recoverTitle: () => "Use seu código de recuperação",
  recoverIntroduction: () =>
    "Você salvou este código ao criar a conta ou o gerou nas Configurações da conta. Ele funciona uma vez só; depois você recebe um novo.",
  recoverUsername: () => "Nome de usuário",
  recoveryCode: () => "Código de recuperação",
  recoveryCodeHint: () => "Cinco grupos de cinco letras e números.",
  sendLinkInstead: () => "Prefiro receber um link",

  // Link from a mail
  resetTitle: () => "Defina uma nova senha",
  resetIntroduction: ({ username }) => [
    "Defina uma nova senha para a conta ",
    username,
    ". Todos os seus dispositivos serão desconectados.",
  ],
  linkUselessTitle: () => "Este link não funciona mais",
  linkUseless: () => "Ele já foi usado ou tem mais de uma hora. Você pode pedir um novo.",
  sendNewLink: () => "Enviar novo link",

  // A new recovery code
  codeTitle: () => "Seu código de recuperação",
  keepCodeTitle: () => "Salve seu código de recuperação",
  keepCode: ({ strong }) => [
    "Se você esquecer a senha, pode definir uma nova com este código. Anote-o ou imprima esta página: ",
    strong("você não vai vê-lo de novo."),
  ],
  codeShownTitle: () => "Este código já foi mostrado",
  codeShown: () =>
    "Por segurança, só o mostramos uma vez. Se você não o salvou, crie um novo nas Configurações da conta, em “Dispositivos, chaves de acesso e recuperação”.",
  afterCode: () => "Continuar",
  codeKept: () => "Já salvei",
  copyCode: () => "Copiar",
  codeCopied: () => "Copiado",
  printCode: () => "Imprimir",

  // The mail
  resetMailSubject: ({ product }) => `Redefina sua senha do ${product}`,
  resetMailText: ({ username, href }) =>
    `Olá, ${username}!

Use este link para definir uma nova senha:

${href}

Ele funciona uma vez só, por uma hora, e desconecta todos os seus dispositivos.

Se você não pediu isso, ignore este e-mail. Sua senha não vai mudar.
`,
  resetMailTextOfAccounts: ({ links }) =>
    `Olá!

Use estes links para definir uma nova senha em cada conta com o seu e-mail:

${links}

Cada link funciona uma vez só, por uma hora, e desconecta essa conta de todos os dispositivos.

Se você não pediu isso, ignore este e-mail. Suas senhas não vão mudar.
`,
  resetMailAccount: ({ username, href }) => `${username}:\n${href}`,
} satisfies Catalogue<typeof import("../en/recovery")>;
