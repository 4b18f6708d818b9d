import type { Catalogue } from "~/localization/catalogue";

export default {
  // Document
  signInTitle: () => "登录或注册",
  signInDescription: () => "登录 Fennec，或免费创建账号。",

  // Tabs
  tabs: () => "登录或注册",
  loginTab: () => "登录",
  registerTab: () => "注册",
  loginHeading: () => "欢迎回来",
  registerHeading: () => "开始学习",
  loginIntroduction: () => "资料都在，接着学吧。",
  registerIntroduction: () => "一个账号，搞定所有学习。",

  // Login
  loginUsername: () => "用户名",
  loginPassword: () => "密码",
  forgotPassword: () => "忘记密码？",
  logIn: () => "登录",
  loggingIn: () => "正在登录…",

  // Registration
  newUsername: () => "设置用户名",
  newUsernameHint: () => "3 到 32 个字母、数字、点、连字符或下划线。",
  newEmail: () => "邮箱地址",
  choosePassword: () => "设置密码",
  choosePasswordHint: () => "至少 6 个字符。",
  confirmChosenPassword: () => "确认密码",
  createAccount: () => "创建账号",
  creatingAccount: () => "正在创建账号…",
  checkingHuman: () => "请稍等，正在确认你是真人。如果上方出现复选框，请勾选。",

  // What is wrong with a field
  usernameTooShort: () => "用户名至少 3 个字符。",
  usernameTooLong: () => "用户名最多 32 个字符。",
  usernameCharacters: () => "只能使用字母、数字、点、连字符和下划线。",
  emailInvalid: () => "请输入有效的邮箱地址。",
  passwordTooShort: () => "密码至少 6 个字符。",
  passwordTooLong: () => "密码最多 200 个字符。",
  passwordsDiffer: () => "两次输入的密码不一致",

  // When the server does not answer
  noAnswerTitle: () => "无法连接",
  noAnswer: () => "连接不上 Fennec。请检查网络后重试。",
} satisfies Catalogue<typeof import("../en/sign-in")>;
