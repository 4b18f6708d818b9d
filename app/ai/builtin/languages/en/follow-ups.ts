import type { FollowUp } from "../chat";

/** Whole messages that refer to the last reply. */
export const followUps: Record<FollowUp, string | null> = {
  source:
    "where (?:does|did|do) (?:it|he|she|they|the (?:text|book|document|file|author)) (?:say|write|state|mention) (?:that|this|it|so)|where (?:is|was) (?:that|this|it) (?:said|written|from)|where(?:['’]?s| is) (?:that|this|it) from|where do you (?:get|have) (?:that|this|it)(?: from)?|where did you (?:get|find|read) (?:that|this|it)(?: from)?|(?:on )?(?:what|which) page(?: is (?:that|this|it)(?: on)?)?|(?:what(?:['’]?s| is) (?:the|your) )?source|show me(?: where)?|who (?:said|says|wrote|claims|claimed) (?:that|this|it|so)|says who|according to (?:whom|who)|how do you know(?: that)?",
  doubt:
    "(?:are|r) (?:you|u) (?:really |quite |so )?(?:sure|certain)(?: (?:about|of) (?:it|that|this))?|(?:is|was) (?:that|this|it) (?:really |even )?(?:true|right|correct|so)|really|seriously|for real",
  shorter:
    "(?:make (?:it|that|this) |a bit |even |say (?:it|that) )?(?:shorter|more briefly|briefly|more concise(?:ly)?)|(?:too|that(?:['’]?s| is) too|it(?:['’]?s| is) too) long|(?:say (?:it|that) )?in (?:one|a single|a|1) (?:sentence|word|nutshell|line)|(?:the )?short version|keep it short|tl;?dr|in (?:short|brief)|(?:sum(?:mari[sz]e)?|recap) that(?: up)?|sum it up",
  simpler:
    "(?:can you |could you )?(?:explain|say|put|rephrase|reword) (?:it|this|that)(?: again| to me)?(?: (?:a bit )?(?:more )?(?:simply|clearly)|,? (?:in )?(?:simpler?|plain|easier|other|easy)(?: (?:words|terms|english|language))?)?|(?:more )?simpl(?:y|er)|(?:in )?(?:simpler?|plain|easier|other) (?:words|terms|english)|(?:explain (?:it |this |that )?)?(?:eli ?5|like (?:i am|i[’']?m) (?:five|5|a (?:child|kid|beginner)))|i (?:still |really )?(?:don[’']?t|do not|didn[’']?t|did not) (?:understand|get)(?: (?:it|this|that|any of (?:it|this|that)))?|what do(?:es)? (?:it|this|that|you) (?:all )?mean(?: by (?:that|this|it))?|i[’']?m (?:lost|confused)|huh",
  next: "(?:and )?(?:what (?:happened|happens|came|comes) (?:next|then|after (?:that|this|it))|then what|and then)",
  more: "(?:can you |could you )?(?:tell me |say |give me |show me |i want to know |i want )?(?:some |a (?:bit|little) )?more(?: (?:about|on) (?:it|that|this|them))?(?: details?)?|more details?|go on|continue|keep going|what else(?: (?:is there|does it say|do you know))?|anything else|elaborate|and",
  example:
    "(?:can you |could you )?(?:please )?(?:(?:give|show|tell) (?:me |us )?|(?:is|are) there |do you have |have you got )?(?:an?(?:other)?|any|some|one|one more|more|the|for)? ?examples?(?: (?:of|for) (?:it|that|this|each|both|them|these|those|each of them))?|for instance|like what|such as(?: what)?",
  translation: String.raw`(?:can you |could you )?translate(?: (?:it|this|that|the (?:answer|text)))?(?: (?:in)?to \p{L}+)?|(?:say (?:it|that) |answer |speak |(?:and )?what is (?:it|that) )?in (?:english|spanish|french|german|portuguese|italian|russian|arabic|chinese|japanese|hindi)`,
  comparison:
    "compare (?:them|these|those|the two|both)|(?:so )?what(?:['’]?s| is| are) (?:the )?differences?(?: (?:between|of) (?:them|these|those|the two|both|the 2))?|how (?:do|are) (?:they|these|the two) (?:differ|different)|(?:the )?differences?",
};
