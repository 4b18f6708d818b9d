import type { Catalogue } from "~/localization/catalogue";

export default {
  hello: ({ username }) => ["你好，", username],
  nothingToReadYet: () => "上传要学的资料",
  introduction: () =>
    "上传一章课本、课堂笔记或书页照片。Fennec 读完后，你就可以提问，也可以给自己出题。",
  skip: () => "跳过",
  noFilesYet: () => "还没有文件",
  uploadLater: () => "之后也可以在侧边栏上传文件。",
  continueWithout: () => "暂不上传，继续",
} satisfies Catalogue<typeof import("../en/welcome")>;
