import type { Catalogue } from "~/localization/catalogue";

export default {
  // Settings
  settingsTitle: () => "Ajustes de la cuenta",
  username: () => "Nombre de usuario",
  usernameFixed: () => "El nombre de usuario no se puede cambiar.",
  email: () => "Correo electrónico",
  currentPassword: () => "Contraseña actual",
  changedPassword: () => "Contraseña nueva",
  changedPasswordHint: () =>
    "Al menos 6 caracteres. Déjalo vacío para conservar tu contraseña actual. Al cambiarla se cierra la sesión en tus otros dispositivos.",
  saveSettings: () => "Guardar cambios",
  savingSettings: () => "Guardando…",
  cancel: () => "Cancelar",
  linkToSecurity: () => "Dispositivos, llaves de acceso y recuperación",
  downloadData: () => "Descargar todos mis datos",
  cardsForAnki: () => "Todas las tarjetas y preguntas para Anki",
  cardsAsCsv: () => "Todas las tarjetas y preguntas en CSV",
  cardsAsMarkdown: () => "Todas las tarjetas y preguntas en Markdown",
  settingsNotSavedTitle: () => "No se guardaron los cambios",
  settingsSavedTitle: () => "Ajustes guardados",
  settingsSavedWithPassword: () =>
    "Cambiaste tu contraseña y se cerró la sesión en tus otros dispositivos.",

  // Language
  languageNotChanged: () => "No se cambió el idioma",
  languageUnknown: () => "Elige uno de los idiomas de la lista.",

  // Deleting the account
  deleteTitle: () => "Eliminar tu cuenta",
  deleteQuestion: () => "¿Seguro que quieres eliminarla?",
  deleteConsequences: () =>
    "Tu cuenta y todo lo que contiene se eliminarán para siempre: archivos, chats, cuestionarios, tarjetas y exámenes. Esta acción no se puede deshacer.",
  passwordToDelete: () => "Tu contraseña",
  deleteAccount: () => "Eliminar mi cuenta",
  deletingAccount: () => "Eliminando…",
  notDeletedTitle: () => "Tu cuenta no se eliminó",
  accountDeletedTitle: () => "Cuenta eliminada",
  accountDeleted: () => "Tu cuenta y todo lo que contenía se eliminaron.",
} satisfies Catalogue<typeof import("../en/settings")>;
