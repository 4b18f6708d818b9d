import type { Catalogue } from "~/localization/catalogue";

export default {
  // A question and its answer, as a sample
  demoFile: () => "沙漠动物 第3章.pdf",
  demoPages: () => "12 页",
  demoQuestion: () => "耳廓狐的耳朵为什么这么大？",
  demoAnswer: () => "有两个原因：大耳朵能散热，还能听到猎物在沙下活动的声音。",
  demoQuote: ({ mark }) => ["大耳朵能", mark("散发多余的热量"), "，还能捕捉地下的声音。"],
  demoPage: () => "第 4 页",

  // Features
  featuresTitle: () => "用 Fennec 可以做什么",
  snap: () => "拍照变文字",
  snapText: () => "笔记照片、PDF 或 Word 文件，都能变成可搜索、可提问的文字。",
  quizzes: () => "即刻测验",
  quizzesText: () => "用你自己的资料，片刻就能出题，每个答案都有解析。",
  explanations: () => "智能讲解",
  explanationsText: () => "哪句话不懂就问哪句。回答会附上所依据的原文，一字不差。",
  multilingual: () => "多语言学习",
  multilingualText: () =>
    "课程用什么语言，就用什么语言学。你用哪种语言提问，Fennec 就用哪种语言回答。",

  // How it works
  uploadStep: () => "上传资料",
  uploadStepText: () => "PDF、图片或文本，可一次上传多个。",
  chooseStep: () => "选择学习工具",
  chooseStepText: () => "闪卡、测验或 AI 对话。",
  learnStep: () => "开始个性化学习",
  learnStepText: () => "内容取自你的资料，并与原文核对。",
  tryItNow: () => "立即试用",

  // Testimonials
  whatStudentsSay: () => "同学们怎么说",
  fiveStars: () => "五星，满分五星",
  // The people and their words are invented.
  biologyStudent: () => "生物专业学生",
  biologyStudentSays: () => "半夜拿讲义里的问题问它，它直接给我指出那一行。",
  languageLearner: () => "正在学西班牙语",
  languageLearnerSays: () => "拍一张课本的照片，电车还没来，测验就出好了。",
  nursingTrainee: () => "护理专业学生",
  nursingTraineeSays: () => "我总回来用，就是因为它的讲解：简短，一看就懂。",
} satisfies Catalogue<typeof import("../en/sections")>;
