import type { Catalogue } from "~/localization/catalogue";

export default {
  // Document
  signInTitle: () => "Inicia sesión o regístrate",
  signInDescription: () => "Inicia sesión en Fennec o crea tu cuenta gratuita.",

  // Tabs
  tabs: () => "Iniciar sesión o registrarse",
  loginTab: () => "Iniciar sesión",
  registerTab: () => "Registrarse",
  loginHeading: () => "Hola de nuevo",
  registerHeading: () => "Empieza a estudiar",
  loginIntroduction: () => "Tus materiales están donde los dejaste.",
  registerIntroduction: () => "Una sola cuenta para todo lo que estudias.",

  // Login
  loginUsername: () => "Nombre de usuario",
  loginPassword: () => "Contraseña",
  forgotPassword: () => "¿Olvidaste tu contraseña?",
  logIn: () => "Iniciar sesión",
  loggingIn: () => "Iniciando sesión…",

  // Registration
  newUsername: () => "Elige un nombre de usuario",
  newUsernameHint: () => "De 3 a 32 letras, números, puntos, guiones o guiones bajos.",
  newEmail: () => "Correo electrónico",
  choosePassword: () => "Elige una contraseña",
  choosePasswordHint: () => "Al menos 6 caracteres.",
  confirmChosenPassword: () => "Repite la contraseña",
  createAccount: () => "Crear cuenta",
  creatingAccount: () => "Creando la cuenta…",
  checkingHuman: () =>
    "Un momento: estamos comprobando que eres una persona. Si ves una casilla arriba, márcala.",

  // What is wrong with a field
  usernameTooShort: () => "El nombre de usuario debe tener al menos 3 caracteres.",
  usernameTooLong: () => "El nombre de usuario puede tener como máximo 32 caracteres.",
  usernameCharacters: () => "Usa solo letras, números, puntos, guiones y guiones bajos.",
  emailInvalid: () => "Escribe un correo electrónico válido.",
  passwordTooShort: () => "La contraseña debe tener al menos 6 caracteres.",
  passwordTooLong: () => "La contraseña puede tener como máximo 200 caracteres.",
  passwordsDiffer: () => "Las contraseñas no coinciden",

  // When the server does not answer
  noAnswerTitle: () => "No se pudo conectar",
  noAnswer: () => "No se pudo conectar con Fennec. Revisa tu conexión e inténtalo de nuevo.",
} satisfies Catalogue<typeof import("../en/sign-in")>;
