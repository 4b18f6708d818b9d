import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  securityTitle: () => "设备、通行密钥与恢复",
  securityIntroduction: () => "查看已登录的设备，设置通行密钥和恢复码。",
  backToSettings: () => "返回账号设置",

  // Devices
  devices: () => "设备",
  aboutDevices: () => "以下设备已登录你的账号。如有不认识的，请将其退出登录。",
  browserOnSystem: ({ browser, system }) => `${system} 上的 ${browser}`,
  unknownBrowser: () => "未知浏览器",
  currentDevice: ({ strong, date }) => [strong("当前设备"), "，登录于 ", date],
  otherDevice: ({ ago, date }) => [`${ago}使用过，登录于 `, date],
  otherDeviceJustUsed: ({ date }) => ["不到一小时前使用过，登录于 ", date],
  logOutDevice: ({ device, hidden }) => ["退出登录", hidden(`：${device ?? "未知浏览器"}`)],
  logOutOthers: () => "退出其他所有设备",
  loggingOut: () => "正在退出…",
  deviceLoggedOut: () => "设备已退出登录",
  devicesLoggedOut: ({ count }) =>
    count === 0
      ? "没有其他设备处于登录状态"
      : plural(count, { other: "已将其他 # 台设备退出登录" }, "zh"),
  deviceNotLoggedOutTitle: () => "设备未能退出登录",
  deviceGoneTitle: () => "该设备此前已退出登录",
  othersNotLoggedOutTitle: () => "其他设备未能退出登录",

  // Passkeys
  passkeys: () => "通行密钥",
  aboutPasskeys: () => "用指纹、面容或锁屏方式登录，无需密码。",
  passkeyAddedOn: ({ date }) => ["添加于 ", date],
  passkeyUsed: ({ date, ago }) => ["添加于 ", date, `，${ago}使用过`],
  passkeyJustUsed: ({ date }) => ["添加于 ", date, "，不到一小时前使用过"],
  removePasskey: ({ name, hidden }) => ["移除", hidden(`：${name}`)],
  removingPasskey: () => "正在移除…",
  passkeyRemovedTitle: () => "通行密钥已移除",
  passkeyRemoved: () => "它不能再用于登录，但你的设备上可能仍会显示它。",
  passkeyNotRemovedTitle: () => "通行密钥未移除",
  passkeyGoneTitle: () => "该通行密钥此前已移除",
  scriptsForPasskeys: () => "要添加通行密钥，请在浏览器中启用 JavaScript。",

  // Recovery code
  recoveryCodes: () => "恢复码",
  hasRecoveryCode: () => "你已有恢复码。生成新的恢复码后，旧的就会失效。",
  hasNoRecoveryCode: () => "你还没有恢复码。有了它，忘记密码时就能设置新密码。",
  passwordForCode: () => "当前密码",
  makeRecoveryCode: () => "生成新的恢复码",
  makingRecoveryCode: () => "正在生成…",
  noCodeMadeTitle: () => "未生成新的恢复码",
} satisfies Catalogue<typeof import("../en/security")>;
