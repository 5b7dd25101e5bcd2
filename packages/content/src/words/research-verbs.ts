import { wordSet } from "./word-set.ts";

export const researchVerbs = wordSet({
  id: "research-verbs",
  contexts: {
    undermine: {
      level: "Medium",
      clueKind: "W2",
      text: "Far from strengthening the case that the harbor was built by the Romans, the newly found inscription threatens to ______ it: the stone names a local ruler who died a full century before the first Roman ship is known to have anchored there.",
      clue: "Far from strengthening the case",
      reason:
        "The inscription does the reverse of strengthening the case, since it points to an earlier builder: it would *undermine* it.",
      misfits: {
        corroborate: {
          code: "contradicts-the-text",
          reason:
            "To corroborate is to strengthen, and the text says that this is far from the case.",
        },
        anticipate: {
          code: "wrong-sense",
          reason: "An inscription does not foresee a case that scholars make long afterward.",
        },
        replicate: {
          code: "not-in-the-text",
          reason: "Nothing is repeated or copied; the inscription stands against the case.",
        },
      },
      opening: "The words *far from strengthening* call for a verb with the opposite sense.",
      hint: "Notice the first two words, and what the ruler's date does to the Roman claim.",
    },
    corroborate: {
      level: "Medium",
      clueKind: "W5",
      text: "Tree rings from the valley point to a severe drought in the 1570s, and the surviving parish records seem to ______ that dating: year after year, the priests note wells gone dry, harvests lost, and processions held to pray for rain.",
      clue: "the priests note wells gone dry, harvests lost, and processions held to pray for rain",
      reason:
        "The records tell independently of the same drought, so they *corroborate* the date from the tree rings.",
      misfits: {
        undermine: {
          code: "contradicts-the-text",
          reason:
            "Dry wells and lost harvests agree with a drought; they do not weaken the dating.",
        },
        anticipate: {
          code: "relationship-reversed",
          reason:
            "The priests recorded what they saw; they did not foresee a dating by tree rings.",
        },
        replicate: {
          code: "wrong-strength-or-tone",
          reason:
            "The records do not repeat the study of tree rings; they are evidence of another kind.",
        },
      },
      opening: "The colon introduces a second, independent record of the same drought.",
      hint: "Ask whether the priests' notes agree with the tree rings.",
    },
    anticipate: {
      level: "Medium",
      clueKind: "W7",
      text: "Squirrels that bury nuts under open ground risk being watched by thieves. Field studies suggest that they ______ the danger: when another squirrel is near, many first dig and cover several empty holes, so that a watcher cannot know which one will be worth robbing.",
      clue: "first dig and cover several empty holes",
      reason:
        "The squirrels act before any theft takes place, as if they foresaw it: they *anticipate* the danger.",
      misfits: {
        undermine: {
          code: "words-echoed",
          reason:
            "The digging is done under the ground, but a danger is not weakened by being foreseen.",
        },
        corroborate: {
          code: "wrong-sense",
          reason: "To corroborate is to confirm a claim; squirrels make no claim about thieves.",
        },
        replicate: {
          code: "relationship-reversed",
          reason:
            "Squirrels that replicated the danger would make more of it, not guard against it.",
        },
      },
      opening: "Holes dug before any theft show the squirrels acting ahead of the danger.",
      hint: "Ask when the empty holes are dug: before a theft or after it.",
      source: "Deceptive caching in gray squirrels: well-established field observations",
    },
    replicate: {
      level: "Medium",
      clueKind: "W10",
      text: "For decades, repairers of old violins hoped to ______ the varnish of the masters of Cremona. They analyzed it, mixed it anew, and brushed it on in the same thin coats; yet whether any copy has ever matched the original is still a matter of debate.",
      clue: "whether any copy has ever matched the original",
      reason: "Mixing the varnish anew and making copies of it is an attempt to *replicate* it.",
      misfits: {
        undermine: {
          code: "contradicts-the-text",
          reason: "The repairers admired the varnish; they did not want to weaken it.",
        },
        corroborate: {
          code: "wrong-sense",
          reason: "A claim can be corroborated, but a varnish cannot.",
        },
        anticipate: {
          code: "relationship-reversed",
          reason: "The old varnish came first; the repairers could not act ahead of it.",
        },
      },
      opening: "A later phrase, *any copy*, tells what the repairers were trying to make.",
      hint: "Look at the steps that the repairers took and at the noun in the last clause.",
      source: "Research on the varnish of Cremonese violins: standard reference works",
    },
  },
});
