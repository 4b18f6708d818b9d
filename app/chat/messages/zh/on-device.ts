import type { Catalogue } from "~/localization/catalogue";

export default {
  // Answers that the browser's own model puts in other words
  phraseSwitch: () => "在本设备上改写回答",
  phraseSwitchOn: () => "在带来源的回答下方点“在本设备上改写”。Fennec 会核对每一处引文。",
  phraseSwitchOff: () => "浏览器自带的 AI 可以根据来源改写回答。",
  modelUnavailable: () => "浏览器内置的 AI 无法在本设备上运行。",
  modelDownloadFailed: () => "浏览器未能下载 AI，请重试。",
  modelDownloading: ({ percent }) => `浏览器正在下载 AI：${percent}%`,
  phrase: () => "在本设备上改写",
  phrasing: () => "正在本设备上改写",
  phrased: () => "已在本设备上改写",
  phrasedFromSources: () => "已根据上方来源在本设备上改写",
  modelGaveNoAnswer: () => "浏览器的 AI 没有给出回答，请重试。",
  phrasingNotChecked: () => "无法核对改写后的回答。请检查网络后重试。",
  phrasingNotShown: () => "无法核对改写后的回答，因此未显示。请重试。",
  phrasingRefused: ({ reason }) => `${reason}因此没有显示，你可以重试。`,
  phrasingRequired: () => "没有可核对的文字。",
  quoteNotFound: () => "改写后的回答引用了来源中没有的文字。",
  noSource: () => "改写后的回答没有任何内容出自来源。",
} satisfies Catalogue<typeof import("../en/on-device")>;
