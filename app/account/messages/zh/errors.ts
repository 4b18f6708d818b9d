import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Logging in and out
  loginFailedTitle: () => "登录失败",
  wrongLogin: () => "用户名或密码错误",
  accountBanned: () => "本站管理员已停用此账号。如果你认为有误，请联系管理员。",
  welcomeBackTitle: () => "欢迎回来！",
  loggedInAs: ({ username }) => `已登录：${username}`,
  logoutFailedTitle: () => "退出登录失败",
  loggedOutTitle: () => "已退出登录",
  loggedOut: () => "你已成功退出登录",

  // Registering
  registrationFailedTitle: () => "注册失败",
  usernameTaken: () => "用户名可能已被使用",
  accountCreatedTitle: () => "账号已创建",
  accountCreated: ({ product, username }) => `${username}，欢迎使用 ${product}！`,
  humanCheckFailed: () => "未能确认你是真人，或验证已过期。请重新提交表单。",
  humanCheckMissing: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: { other: "请启用 JavaScript，以便我们确认你是真人。如不启用，请 # 秒后重试。" },
        minutes: { other: "请启用 JavaScript，以便我们确认你是真人。如不启用，请 # 分钟后重试。" },
      },
      "zh",
    ),
  humanCheckUnavailable: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: { other: "目前无法确认你是真人，请 # 秒后重试。" },
        minutes: { other: "目前无法确认你是真人，请 # 分钟后重试。" },
      },
      "zh",
    ),

  // Passwords and recovery
  currentPasswordRequired: () => "请输入当前密码。",
  currentPasswordTooLong: () => "密码最多 200 个字符。",
  currentPasswordWrong: () => "当前密码不正确。",
  accountRequired: () => "请输入用户名或邮箱地址。",
  recoveryCodeRequired: () => "请输入恢复码。",
  recoveryCodeInvalid: () => "恢复码共五组，每组五个字母或数字。",
  recoveryCodeWrong: () => "恢复码与用户名不匹配。请检查后重试。",
  mailUnconfigured: () => "本站无法发送邮件，请用恢复码设置新密码。",
  resetLinkUseless: () => "链接已使用过，或已超过一小时。请重新获取。",

  // Devices and passkeys
  deviceNotFound: () => "找不到该设备，它可能已退出登录。",
  passkeyNotFound: () => "找不到该通行密钥，它可能已被移除。",
  passkeyUnknown: () => "无法识别该通行密钥，请用密码登录。",
  passkeyNotAdded: () => "未能添加通行密钥，或用时超过五分钟。请重试。",
  tooManyPasskeys: ({ count }) =>
    plural(
      count,
      { other: "你已有 # 个通行密钥，达到上限。要添加新的，请先移除一个不再使用的。" },
      "zh",
    ),
} satisfies Catalogue<typeof import("../en/errors")>;
