import type { Catalogue } from "~/localization/catalogue";
import type { Mood } from "~/soundtrack/moods";
import type { TitleWords } from "~/soundtrack/title-words";

const words: Record<Mood, TitleWords> = {
  energetic: {
    qualities: ["明亮的", "奔跑的", "铜色的", "开阔的", "飞快的", "上升的", "带电的", "正午的"],
    things: ["商队", "高原", "顺风", "地平线", "沙暴", "海市蜃楼", "冲刺", "信号"],
  },
  relaxed: {
    qualities: ["缓慢的", "温暖的", "安静的", "漂流的", "柔软的", "漫长的", "琥珀色的", "树荫下的"],
    things: ["绿洲", "午后", "棕榈", "港湾", "吊床", "潮汐", "庭院", "微风"],
  },
  focused: {
    qualities: ["平稳的", "清澈的", "深邃的", "均匀的", "细致的", "蓝色的", "唯一的", "静止的"],
    things: ["罗盘", "页边", "灯光", "丝线", "子午线", "书桌", "轨道", "线条"],
  },
  upbeat: {
    qualities: ["晴朗的", "起舞的", "柠檬色的", "轻快的", "蹦跳的", "金色的", "集市上的", "纸做的"],
    things: ["脚步", "巴扎", "风筝", "口袋", "假日", "口哨", "屋顶", "游行"],
  },
  reflective: {
    qualities: ["傍晚的", "银色的", "远方的", "最初的", "遥远的", "低语的", "紫色的", "飘落的"],
    things: ["沙丘", "星光", "书信", "雪", "窗", "月色", "回声", "古井"],
  },
};

export default {
  trackTitle: ({ mood, quality, thing }) =>
    `${words[mood].qualities[quality]}${words[mood].things[thing]}`,
} satisfies Catalogue<typeof import("../en/titles")>;
