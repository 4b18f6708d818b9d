import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page for those who cannot log in
  backToLogin: () => "返回登录",
  newPassword: () => "新密码",
  newPasswordHint: () => "至少 6 个字符。",
  confirmNewPassword: () => "确认新密码",
  setPassword: () => "设置密码",
  settingPassword: () => "正在设置…",
  passwordNotChangedTitle: () => "密码未更改",
  passwordChangedTitle: () => "密码已更改",
  passwordChanged: () => "你的所有设备均已退出登录，请用新密码登录。",

  // Forgotten password
  forgotPasswordTitle: () => "忘记密码？",
  noMailSentTitle: () => "邮件未发送",
  lookInTerminal: () => "请查看终端",
  lookInMailbox: () => "请查收邮件",
  linkOnItsWay: () =>
    "如果有匹配的账号，我们已向其邮箱发送设置新密码的链接。链接一小时内有效，只能使用一次。",
  linkIsPrinted: () => "Fennec 正在这台电脑上运行，设置新密码的链接会显示在启动它的终端里。",
  linkIsMailed: () =>
    "我们会通过邮件发送设置新密码的链接。输入邮箱地址，使用该邮箱的每个账号都会收到一个链接。",
  usernameOrEmail: () => "用户名或邮箱地址",
  sendLink: () => "发送链接",
  sendingLink: () => "正在发送…",
  useCode: () => "使用恢复码",

  // Recovery code
  recoverTitle: () => "使用恢复码",
  recoverIntroduction: () =>
    "恢复码是你注册时保存的，或在账号设置中生成的。它只能使用一次，用后你会得到新的恢复码。",
  recoverUsername: () => "用户名",
  recoveryCode: () => "恢复码",
  recoveryCodeHint: () => "共五组，每组五个字母或数字。",
  sendLinkInstead: () => "改为发送链接",

  // Link from a mail
  resetTitle: () => "设置新密码",
  resetIntroduction: ({ username }) => [
    "为账号 ",
    username,
    " 设置新密码。设置后，所有设备都会退出登录。",
  ],
  linkUselessTitle: () => "链接已失效",
  linkUseless: () => "链接已使用过，或已超过一小时。你可以重新获取。",
  sendNewLink: () => "发送新链接",

  // A new recovery code
  codeTitle: () => "你的恢复码",
  keepCodeTitle: () => "请保存恢复码",
  keepCode: ({ strong }) => [
    "忘记密码时，可以用这个恢复码设置新密码。请抄下来，或打印本页：",
    strong("它不会再次显示。"),
  ],
  codeShownTitle: () => "这个恢复码已显示过",
  codeShown: () =>
    "为了安全，恢复码只显示一次。如果没有保存，请到账号设置的“设备、通行密钥与恢复”中重新生成。",
  afterCode: () => "继续",
  codeKept: () => "我已保存",
  copyCode: () => "复制",
  codeCopied: () => "已复制",
  printCode: () => "打印",

  // The mail
  resetMailSubject: ({ product }) => `重置你的 ${product} 密码`,
  resetMailText: ({ username, href }) =>
    `${username}，你好：

请使用以下链接设置新密码：

${href}

链接一小时内有效，只能使用一次。使用后，你的所有设备都会退出登录。

如果这不是你本人的请求，请忽略这封邮件，你的密码不会改变。
`,
  resetMailTextOfAccounts: ({ links }) =>
    `你好：

使用你邮箱地址的账号各有一个链接，请用它们设置新密码：

${links}

每个链接一小时内有效，只能使用一次。使用后，对应账号会在所有设备上退出登录。

如果这不是你本人的请求，请忽略这封邮件，你的密码不会改变。
`,
  resetMailAccount: ({ username, href }) => `${username}：\n${href}`,
} satisfies Catalogue<typeof import("../en/recovery")>;
