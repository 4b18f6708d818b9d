import { createLabelRole } from "../label-role";

export const labelRole = createLabelRole({
  modifiers:
    "(?:the|its|their|two|three|four|five|six|main|major|minor|typical|common|possible|early|late|first|last|other|key|general|special|average|maximum|minimum|normal|unwanted|long-term|short-term|historical|side|human|physical|natural|clinical) ",
  relationalNouns:
    "functions?|background|context|roles?|structures?|locations?|position|place|causes?|reasons?|effects?|consequences?|results?|impacts?|evidence|proof|critici[sz]ms?|objections?|problems?|limits?|limitations?|weakness(?:es)?|strengths?|(?:dis)?advantages?|benefits?|risks?|dangers?|pros|cons|capacity|duration|coding|size|mass|weight|length|height|speed|range|temperature|treatments?|therapy|management|diagnosis|prognosis|prevention|emergency|symptoms?|signs?|features?|characteristics?|propert(?:y|ies)|complications?|triggers?|meaning|origins?|etymology|uses?|purpose|goals?|aims?|traps?|pitfalls?|price|costs?|lessons?|themes?|types?|kinds?|forms?|parts?|members?|components?|numbers?|figures|dates?|authors?|setting|slogan|motto|onset|course|source|sources|products?|by-products?|importance|significance|presents?|people|examples?|outcomes?|distribution|habitat|diet|appearance|composition|formula|symbol|units?|speaker|action",
  complements: " (?:of|for|in|to|on|against|from|with|between|by) .+",
  circumstances:
    "(?:at|in|on|under|above|below|within|outside|inside|after|before|during|since|until|by|from|with|without|against|for|where|when|while|if|once|unless|although|because|only|worldwide|globally|locally|otherwise|afterwards|then|later|today|nowadays|here|there|sometimes|often|usually|long term|short term|others?|\\p{L}{2,}(?:ed|wn|un|gun) (?:at|in|by|on|from|to|with|for|as|after|before))",
  remarks:
    "to-?do|nb|n\\.b|note|notes|remember|reminder|revise|learn|memori[sz]e|tip|(?:essay|exam|study|revision) tips?|tell|ask|treat|watch|keep|don['’]?t|do not|never|be careful|careful|check|see|read|look|bring|hand in|next (?:week|time|lecture|lesson|class)|last (?:week|lecture)|homework|deadline|due|exam|test|quiz|mcq|tutorial|seminar|name|teacher|lecturer|format|topic|page|slides?|image|photo|credit|licen[cs]e|copyright|worry if",
});
