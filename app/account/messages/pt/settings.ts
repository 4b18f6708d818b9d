import type { Catalogue } from "~/localization/catalogue";

export default {
  // Settings
  settingsTitle: () => "Configurações da conta",
  username: () => "Nome de usuário",
  usernameFixed: () => "O nome de usuário não pode ser alterado",
  email: () => "E-mail",
  currentPassword: () => "Senha atual",
  changedPassword: () => "Nova senha",
  changedPasswordHint: () =>
    "Pelo menos 6 caracteres. Deixe em branco para manter a senha atual. Uma nova senha desconecta seus outros dispositivos.",
  saveSettings: () => "Salvar alterações",
  savingSettings: () => "Salvando…",
  cancel: () => "Cancelar",
  linkToSecurity: () => "Dispositivos, chaves de acesso e recuperação",
  downloadData: () => "Baixar todos os meus dados",
  cardsForAnki: () => "Todos os flashcards e questões para o Anki",
  cardsAsCsv: () => "Todos os flashcards e questões em CSV",
  cardsAsMarkdown: () => "Todos os flashcards e questões em Markdown",
  settingsNotSavedTitle: () => "As alterações não foram salvas",
  settingsSavedTitle: () => "Configurações salvas",
  settingsSavedWithPassword: () =>
    "Sua senha foi alterada e seus outros dispositivos foram desconectados.",

  // Language
  languageNotChanged: () => "O idioma não foi alterado",
  languageUnknown: () => "Escolha um dos idiomas da lista.",

  // Deleting the account
  deleteTitle: () => "Excluir sua conta",
  deleteQuestion: () => "Excluir sua conta?",
  deleteConsequences: () =>
    "Sua conta e tudo o que há nela serão excluídos para sempre: arquivos, chats, quizzes, flashcards e simulados. Esta ação não pode ser desfeita.",
  passwordToDelete: () => "Sua senha",
  deleteAccount: () => "Excluir minha conta",
  deletingAccount: () => "Excluindo…",
  notDeletedTitle: () => "Sua conta não foi excluída",
  accountDeletedTitle: () => "Conta excluída",
  accountDeleted: () => "Sua conta e tudo o que havia nela foram excluídos.",
} satisfies Catalogue<typeof import("../en/settings")>;
