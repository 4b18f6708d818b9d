import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  generatedToday: ({ limit, seconds }) =>
    `${plural(limit, { other: "今天生成测验、牌组和模拟测试的总数已达上限（# 个）。" }, "zh")}${pluralDuration(seconds, { seconds: { other: "# 秒后可以继续生成。" }, minutes: { other: "# 分钟后可以继续生成。" }, hours: { other: "# 小时后可以继续生成。" } }, "zh")}`,

  uploadedToday: ({ limit, seconds }) =>
    `这会超出文件和文字的每日上限 ${limit}。${pluralDuration(seconds, { seconds: { other: "# 秒后可以继续添加。" }, minutes: { other: "# 分钟后可以继续添加。" }, hours: { other: "# 小时后可以继续添加。" } }, "zh")}`,

  storageFull: ({ limit }) =>
    `资料库空间不足，最多可存 ${limit}。请删除不再需要的文件，然后重新上传。`,

  libraryFull: ({ limit }) =>
    plural(
      limit,
      {
        other:
          "资料库空间不足，放不下这份文字。最多可存 # 段，每段约一个自然段。请删除不再需要的文件，然后重新上传。",
      },
      "zh",
    ),

  itemsFull: ({ limit }) =>
    `资料库空间不足，放不下这些卡片或题目。牌组、测验、模拟测试和复习中最多可存 ${formatNumber(limit, "zh")} 个。请删除不再需要的内容，然后重试。`,

  pagesReadToday: ({ limit, seconds }) =>
    `${plural(limit, { other: "这次上传会超出每日上限：# 张图片和扫描页。" }, "zh")}${pluralDuration(seconds, { seconds: { other: "# 秒后可以上传这些内容。" }, minutes: { other: "# 分钟后可以上传这些内容。" }, hours: { other: "# 小时后可以上传这些内容。" } }, "zh")}`,

  readAloudToday: ({ limit, seconds }) =>
    `${pluralDuration(limit, { seconds: { other: "朗读这段内容会超出每日上限 # 秒。" }, minutes: { other: "朗读这段内容会超出每日上限 # 分钟。" }, hours: { other: "朗读这段内容会超出每日上限 # 小时。" } }, "zh")}${pluralDuration(seconds, { seconds: { other: "# 秒后可以再次朗读。" }, minutes: { other: "# 分钟后可以再次朗读。" }, hours: { other: "# 小时后可以再次朗读。" } }, "zh")}`,

  tooManyPagesForADay: ({ pages, limit }) =>
    `这份文档有 ${formatNumber(pages, "zh")} 页扫描件，Fennec 每天最多读取 ${formatNumber(limit, "zh")} 页。请拆分成不超过 ${formatNumber(limit, "zh")} 页的几份，每天上传一份。`,
} satisfies Catalogue<typeof import("../en/allowances")>;
