import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const anAlmanacInEveryKitchen: Pair = {
  id: "an-almanac-in-every-kitchen",
  genre: "history",
  texts: [
    prose`
      By 1700 the printers of one kingdom sold four hundred thousand almanacs a year, or one
      for every third household. The price was that of two eggs. When we find almanacs in
      the inventories of plowmen and milkmaids, the historian Ferris observes, we can lay to
      rest the notion that the poor could not read. Nobody buys, year upon year, what he
      cannot use.
    `,
    prose`
      My copy of an almanac for 1702 has a hole at its corner, where a hook hung it by the
      fire. Its owner nicked the margin for each calf born and pricked the full moons with a
      pin. The only words in ink, "this is the cow book," are in the hand of a later
      century. One can use a printed page very thoroughly, it seems, without reading a line
      of it.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to Ferris's observation in Text 1?",
      key: {
        text: "By suggesting uses that an almanac had for people who could not read",
        reason: "The owner nicked the margin and pricked the moons, which takes no reading.",
      },
      wrong: [
        {
          text: "By suggesting that almanacs of this kind were bought but put to no use at all",
          code: "contradicts-the-text",
          reason: "The copy had been used very thoroughly.",
        },
        {
          text: "By suggesting that the almanacs found in inventories were bought for the sake of pictures",
          code: "not-in-the-text",
          reason: "Pictures are not mentioned.",
        },
        {
          text: "By suggesting that plowmen and milkmaids had learned to read by means of almanacs",
          code: "half-right",
          reason: "Use of the page is described *without reading a line of it*.",
        },
      ],
      evidence: [
        "One can use a printed page very thoroughly, it seems, without reading a line of it.",
        "nicked the margin for each calf born",
      ],
      opening: "An almanac could be used, and used hard, by someone who never read it.",
      steps: [
        "Ferris argues that *nobody buys* a thing of no use, and takes use to be reading. The copy in Text 2 was used by someone who *nicked the margin* and *pricked the full moons*, all *without reading a line*.",
      ],
      hint: "What did the owner of the copy do with it?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "People who bought an almanac put it to use once it was in the house.",
        reason:
          "Ferris says that nobody buys what he cannot use, and the copy of 1702 shows much use.",
      },
      wrong: [
        {
          text: "People who bought almanacs were able to read them.",
          code: "wrong-person-or-text",
          reason: "Ferris thinks so; Text 2 shows another kind of use.",
        },
        {
          text: "People who bought almanacs hung them by the fire.",
          code: "too-narrow",
          reason: "Only Text 2 tells of such a copy.",
        },
        {
          text: "People who bought almanacs sold them when the year was over.",
          code: "not-in-the-text",
          reason: "Neither text mentions that almanacs were sold again.",
        },
      ],
      evidence: [
        "Nobody buys, year upon year, what he cannot use.",
        "One can use a printed page very thoroughly",
      ],
      opening: "Both take it that almanacs were bought to be used, and differ on what using means.",
      steps: [
        "*Nobody buys, year upon year, what he cannot use* is Ferris's premise, and Text 2 describes a copy that was used *very thoroughly*.",
      ],
      hint: "Find the verb that the last sentences of both texts share.",
      tip: habits.agreement,
    },
  ],
};
