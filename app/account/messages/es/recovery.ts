import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page for those who cannot log in
  backToLogin: () => "Volver al inicio de sesión",
  newPassword: () => "Contraseña nueva",
  newPasswordHint: () => "Al menos 6 caracteres.",
  confirmNewPassword: () => "Repite la contraseña nueva",
  setPassword: () => "Guardar contraseña",
  settingPassword: () => "Guardando…",
  passwordNotChangedTitle: () => "No se cambió tu contraseña",
  passwordChangedTitle: () => "Contraseña cambiada",
  passwordChanged: () =>
    "Se cerró la sesión en todos tus dispositivos. Inicia sesión con tu contraseña nueva.",

  // Forgotten password
  forgotPasswordTitle: () => "¿Olvidaste tu contraseña?",
  noMailSentTitle: () => "No se envió ningún correo",
  lookInTerminal: () => "Mira la terminal",
  lookInMailbox: () => "Revisa tu correo",
  linkOnItsWay: () =>
    "Si alguna cuenta coincide, te enviamos por correo un enlace para establecer una contraseña nueva. Funciona una sola vez, durante una hora.",
  linkIsPrinted: () =>
    "Fennec se ejecuta en este equipo, así que el enlace para establecer una contraseña nueva aparece en la terminal donde lo iniciaste.",
  linkIsMailed: () =>
    "Te enviaremos por correo un enlace para establecer una contraseña nueva. Si escribes tu correo electrónico, recibirás un enlace por cada cuenta que lo use.",
  usernameOrEmail: () => "Nombre de usuario o correo electrónico",
  sendLink: () => "Enviar enlace",
  sendingLink: () => "Enviando…",
  useCode: () => "Usar un código de recuperación",

  // Recovery code
  recoverTitle: () => "Usa tu código de recuperación",
  recoverIntroduction: () =>
    "Guardaste este código al registrarte o lo creaste en Ajustes de la cuenta. Funciona una sola vez; después recibirás uno nuevo.",
  recoverUsername: () => "Nombre de usuario",
  recoveryCode: () => "Código de recuperación",
  recoveryCodeHint: () => "Cinco grupos de cinco letras y números.",
  sendLinkInstead: () => "Mejor envíame un enlace",

  // Link from a mail
  resetTitle: () => "Establece una contraseña nueva",
  resetIntroduction: ({ username }) => [
    "Establece una contraseña nueva para la cuenta ",
    username,
    ". Se cerrará la sesión en todos tus dispositivos.",
  ],
  linkUselessTitle: () => "Este enlace ya no funciona",
  linkUseless: () => "Ya se usó o tiene más de una hora. Puedes solicitar uno nuevo.",
  sendNewLink: () => "Enviar un enlace nuevo",

  // A new recovery code
  codeTitle: () => "Tu código de recuperación",
  keepCodeTitle: () => "Guarda tu código de recuperación",
  keepCode: ({ strong }) => [
    "Si olvidas tu contraseña, con este código podrás establecer una nueva. Anótalo o imprime esta página: ",
    strong("no volverás a verlo."),
  ],
  codeShownTitle: () => "Este código ya se mostró",
  codeShown: () =>
    "Por seguridad, solo lo mostramos una vez. Si no lo guardaste, crea uno nuevo en Ajustes de la cuenta, en “Dispositivos, llaves de acceso y recuperación”.",
  afterCode: () => "Continuar",
  codeKept: () => "Ya lo guardé",
  copyCode: () => "Copiar",
  codeCopied: () => "Copiado",
  printCode: () => "Imprimir",

  // The mail
  resetMailSubject: ({ product }) => `Restablece tu contraseña de ${product}`,
  resetMailText: ({ username, href }) =>
    `Hola, ${username}:

Usa este enlace para establecer una contraseña nueva:

${href}

Funciona una sola vez, durante una hora, y cierra la sesión en todos tus dispositivos.

Si no lo solicitaste, puedes ignorar este correo. Tu contraseña no cambiará.
`,
  resetMailTextOfAccounts: ({ links }) =>
    `Hola:

Usa estos enlaces para establecer contraseñas nuevas, uno por cada cuenta con tu correo electrónico:

${links}

Cada enlace funciona una sola vez, durante una hora, y cierra la sesión de esa cuenta en todos los dispositivos.

Si no lo solicitaste, puedes ignorar este correo. Tus contraseñas no cambiarán.
`,
  resetMailAccount: ({ username, href }) => `${username}:\n${href}`,
} satisfies Catalogue<typeof import("../en/recovery")>;
