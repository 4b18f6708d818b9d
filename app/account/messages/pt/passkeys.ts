import type { Catalogue } from "~/localization/catalogue";

export default {
  // Logging in
  logInWithPasskey: () => "Entrar com chave de acesso",
  waitingForDevice: () => "Aguardando seu dispositivo…",

  // Adding one
  passkeyName: () => "Nome da chave de acesso",
  passkeyNameHint: () => "Ajuda a diferenciar suas chaves de acesso, por exemplo, “Meu celular”.",
  passkeyNameRequired: () => "Dê um nome à chave de acesso.",
  passkeyNameTooLong: () => "O nome pode ter no máximo 60 caracteres.",
  passkeyPassword: () => "Senha da sua conta",
  addPasskey: () => "Adicionar chave de acesso",
  passkeyAddedTitle: () => "Chave de acesso adicionada",
  passkeyAdded: () => "Agora você já pode entrar com ela.",

  // What a browser reports
  passkeysUnsupported: () => "Este navegador não aceita chaves de acesso. Use sua senha.",
  noPasskeyUsed: () => "Nenhuma chave de acesso foi usada. Tente de novo ou use sua senha.",
  passkeyExists: () => "Este dispositivo já tem uma chave de acesso para sua conta.",
  passkeysWrongAddress: () => "As chaves de acesso não funcionam neste endereço. Use sua senha.",
  passkeyNoAnswer: () =>
    "Não foi possível conectar ao Fennec. Verifique sua conexão e tente de novo.",
  passkeyFailed: () => "Não funcionou. Tente de novo ou use sua senha.",
} satisfies Catalogue<typeof import("../en/passkeys")>;
