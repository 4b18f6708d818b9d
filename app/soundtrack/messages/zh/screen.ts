import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  title: () => "学习音乐",
  logInFirst: () => "请登录后使用此功能。",
  playerTab: () => "播放器",
  moodsTab: () => "风格与作用",
  collectionTab: () => "我的收藏",

  // Moods
  mood: () => "风格",
  energetic: () => "活力",
  energeticSound: () => "明快稳定的节拍，清亮的拨弦和弦，旋律不断向前。",
  energeticUse: () => "适合整理笔记、收拾书桌，或休息前的最后冲刺。",
  relaxed: () => "放松",
  relaxedSound: () => "柔和的键盘音色奏出悠长温暖的和弦，伴着远处的海浪，没有鼓点。",
  relaxedUse: () => "适合放松休息，或读读闲书。",
  focused: () => "专注",
  focusedSound: () => "一小段乐句在低沉的脉动上反复，平静而均匀。",
  focusedUse: () => "适合阅读和做题，让音乐留在背景里。",
  upbeat: () => "轻快",
  upbeatSound: () => "轻盈的摇摆节拍，木琴般的旋律，亲切的和弦。",
  upbeatUse: () => "适合一张接一张地过闪卡、背单词。",
  reflective: () => "沉思",
  reflectiveSound: () => "缓慢轻柔的三拍子和弦，像大房间里一架柔和的钢琴。",
  reflectiveUse: () => "适合写作，或回想这一天。",
  chosenMood: () => "已选",
  tryMood: () => "试试这种风格",
  moodRequired: () => "请选择风格：活力、放松、专注、轻快或沉思。",
  progressRange: () => "进度须为 5 到 95 之间的整数。",

  // The player
  player: () => "播放器",
  loadingTracks: () => "正在加载曲目",
  trackNumber: ({ number, total }) => `第 ${number} 首，共 ${total} 首`,
  tracks: () => "曲目",
  refresh: () => "刷新",
  seek: () => "播放进度",
  seekPosition: ({ elapsed, duration }) => `${elapsed} / ${duration}`,
  elapsedTime: ({ hidden, time }) => [hidden("已播放 "), time],
  totalTime: ({ hidden, time }) => [hidden("总时长 "), time],
  volume: () => "音量",
  fallbackNote: () => "只加载到这首短曲。点“刷新”可尝试加载整组曲目。",
  fallbackTitle: ({ mood }) => `${mood}（短版）`,
  previousTrack: () => "上一首",
  play: () => "播放",
  pause: () => "暂停",
  nextTrack: () => "下一首",

  // The player at the lower edge of other pages
  nowPlaying: () => "正在播放",
  openPlayerOf: ({ track }) => `${track}，打开播放器`,
  playedTime: ({ elapsed, duration }) => `${elapsed} / ${duration}`,
  closePlayer: () => "关闭播放器",

  // The sleep timer
  sleepTimer: () => "定时停止",
  sleepTimerOff: () => "定时停止已关闭",
  doNotStop: () => "关闭定时",
  stopsIn: ({ minutes }) => plural(minutes, { other: "# 分钟后停止" }, "zh"),
  stopAfter: ({ minutes }) => plural(minutes, { other: "播放 # 分钟后停止" }, "zh"),

  // Without scripts
  tracksForYou: () => "为你准备的曲目",
  keepExplanation: () => "点“收藏”可将曲目加入“我的收藏”。",
  keep: () => "收藏",
  keepTrack: ({ track }) => `收藏“${track}”`,
  kept: () => "已收藏",
  keptTrack: ({ track }) => `“${track}”已加入“我的收藏”。`,

  // The collection
  nothingPlayed: () => "还没有播放记录",
  nothingPlayedAdvice: () => "播放过的曲目会显示在这里，方便你再次播放。",
  openPlayer: () => "打开播放器",
  recentlyPlayed: () => "最近播放",
  playedOnce: ({ mood, duration, date }) => [`${mood} · ${duration} · `, date],
  playedOften: ({ mood, duration, date, plays }) => [
    `${mood} · ${duration} · `,
    date,
    plural(plays, { other: " · 播放过 # 次" }, "zh"),
  ],
  playing: () => "正在播放",
  playTrack: ({ track }) => `播放“${track}”`,

  // The learner's progress
  yourProgress: () => "你的学习进度",
  cardsMastered: () => "已掌握的卡片",
  lessonsCompleted: () => "完成的测验、牌组和模拟测试",
  lessonsOf: ({ completed, total }) => `${completed}/${total}`,
  averageScore: () => "平均成绩",
  percent: ({ value }) => `${value}%`,
  noneYet: () => "暂无",
  streak: () => "连续学习",
  days: ({ count }) => plural(count, { other: "# 天" }, "zh"),
  intensity: () => "音乐强度",
  intensityAtStart: () => "从 50% 开始。完成得越多、成绩越好、连续学习越久，音乐就越活泼。",
  intensityRule: () => "完成得越多、成绩越好、连续学习越久，音乐就越活泼。",

  // Benefits
  benefits: () => "音乐对学习的好处",
  coversTheRoom: () => "盖住背景噪音。",
  coversTheRoomReason: () => "有了平稳的声音，关门声或隔壁的说话声就没那么明显。",
  noWords: () => "没有歌词。",
  noWordsReason: () => "不会干扰你正在读的内容。",
  marksTime: () => "帮你感知时间。",
  marksTimeReason: () => "每首两到三分钟，整组约 15 分钟。",
  beginning: () => "帮你进入状态。",
  beginningReason: () => "每次放同样的音乐，它就成了你开始学习的信号。",
  silence: () => "有些人在安静中学得更好。如果你也是，就不用开音乐。",

  // Failures
  tracksFailed: () => "无法加载学习音乐",
  tracksFailedAdvice: () => "请稍后重试",
  tracksNotLoaded: () => "曲目加载失败",
  playbackFailed: () => "播放出错",
  playbackFailedAdvice: () => "无法播放所选曲目",
  keepFailed: () => "未能收藏该曲目",
  noSuchTrack: () => "找不到该曲目。",
  trackNotFound: () => "找不到该曲目，它可能已被删除。",
} satisfies Catalogue<typeof import("../en/screen")>;
