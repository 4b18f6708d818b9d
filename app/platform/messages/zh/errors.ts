import type { Catalogue } from "~/localization/catalogue";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Any request
  unexpected: () => "我们这边出了点问题，请重试。",
  storageFull: () =>
    "Fennec 的存储空间已满，暂时无法保存新内容，也无法登录。已有内容仍可阅读。请稍后再试，或告知本站的管理者。",
  pageOrFileNotFound: () => "找不到这个页面或文件，可能已被删除。",
  logInFirst: () => "请先登录。",
  invalidRequest: () => "请求无效。请刷新页面后重试。",
  methodNotAllowed: () => "此地址不支持该请求方法。",
  noSuchCall: () => "没有这个 API 端点。",
  tooManyRequests: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: { other: "请求过于频繁，请 # 秒后重试。" },
        minutes: { other: "请求过于频繁，请 # 分钟后重试。" },
      },
      "zh",
    ),
  tooManyWrongTokens: () => "此网络提交错误令牌的次数过多，请稍后再试。",

  // Address and origin
  addressTooLong: () => "网址过长。",
  addressUnknown: () => "这个地址下没有内容。请前往 Fennec 首页。",
  otherSite: () => "该请求来自其他网站，已被拦截。请打开 Fennec 后重试。",

  // Bodies
  requestTooLarge: () => "一次最多上传 80 MB，请减少文件。",
  textTooLong: () => "文字过长，请缩短后重试。",
  invalidJson: () => "请求正文不是有效的 JSON。",
  jsonNoObject: () => "请求正文必须是 JSON 对象。",
  jsonTooDeep: () => "请求正文嵌套过深。",
  tooManyFields: () => "表单字段过多。",
  unreadableForm: () => "无法读取表单。请刷新页面后重试。",
  unknownForm: () => "表单已过期。请刷新页面后重试。",

  // Parts of a file
  rangeBeyondEnd: () => "请求的范围超出了文件末尾。",
} satisfies Catalogue<typeof import("../en/errors")>;
