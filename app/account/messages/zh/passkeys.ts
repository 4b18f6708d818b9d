import type { Catalogue } from "~/localization/catalogue";

export default {
  // Logging in
  logInWithPasskey: () => "用通行密钥登录",
  waitingForDevice: () => "正在等待设备…",

  // Adding one
  passkeyName: () => "通行密钥名称",
  passkeyNameHint: () => "方便你区分各个通行密钥，例如“我的手机”。",
  passkeyNameRequired: () => "请为通行密钥命名。",
  passkeyNameTooLong: () => "名称最多 60 个字符。",
  passkeyPassword: () => "账号密码",
  addPasskey: () => "添加通行密钥",
  passkeyAddedTitle: () => "通行密钥已添加",
  passkeyAdded: () => "现在可以用它登录了。",

  // What a browser reports
  passkeysUnsupported: () => "此浏览器不支持通行密钥，请使用密码。",
  noPasskeyUsed: () => "没有使用通行密钥。请重试，或使用密码。",
  passkeyExists: () => "本设备上已有你账号的通行密钥。",
  passkeysWrongAddress: () => "此地址无法使用通行密钥，请使用密码。",
  passkeyNoAnswer: () => "连接不上 Fennec。请检查网络后重试。",
  passkeyFailed: () => "操作未成功。请重试，或使用密码。",
} satisfies Catalogue<typeof import("../en/passkeys")>;
