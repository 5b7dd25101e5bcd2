import { wordSet } from "./word-set.ts";

export const conciseCoherentExplicitPlausible = wordSet({
  id: "concise-coherent-explicit-plausible",
  contexts: {
    concise: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "The article in which James Watson and Francis Crick described the structure of DNA, published in *Nature* in 1953, is remarkably ______. In little more than a page, with one diagram and some nine hundred words, it criticizes two rival models, presents their own, and indicates how genetic material might be copied.",
      clue: "In little more than a page",
      reason:
        "*Concise* means saying much in few words. The article does several things in *some nine hundred words*.",
      misfits: {
        coherent: {
          code: "beside-the-point",
          reason:
            "*Coherent* means well connected. The article may be so, but the figures in the second sentence measure its length.",
        },
        explicit: {
          code: "contradicts-the-text",
          reason:
            "*Explicit* means stated fully and directly. An article that merely *indicates* how copying might work is not fully spelled out.",
        },
        plausible: {
          code: "not-in-the-text",
          reason:
            "*Plausible* means likely to be true. The second sentence describes the extent of the article and not how credible it is.",
        },
      },
      opening: "The article says a great deal in little more than a page.",
      hint: "Look at the measurements in the second sentence.",
      source:
        "The 1953 article by James Watson and Francis Crick: standard reference works in biology",
    },
    coherent: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "The songs that Elias Lönnrot collected in Karelia were separate compositions, many of them mutually inconsistent. In compiling the *Kalevala*, first published in 1835, he harmonized names and composed linking passages, with the result that the material acquired the form of a comparatively ______ narrative.",
      clue: "harmonized names and composed linking passages",
      reason:
        "*Coherent* means having parts that fit together. Songs that were *separate* and *inconsistent* became connected through *linking passages*.",
      misfits: {
        concise: {
          code: "not-in-the-text",
          reason:
            "*Concise* means brief. Lönnrot added passages, and nothing is said of making the material shorter.",
        },
        explicit: {
          code: "wrong-sense",
          reason:
            "*Explicit* means stated directly. Before the change the songs were *separate* and *inconsistent*, and not vague.",
        },
        plausible: {
          code: "beside-the-point",
          reason:
            "*Plausible* means believable. *Linking passages* join the songs and do not make their content more likely.",
        },
      },
      opening: "Separate and inconsistent songs were linked until they fit together.",
      hint: "Compare the songs as they were with what the compiler did to them.",
      source: "Elias Lönnrot and the *Kalevala*: standard reference works in literature",
    },
    explicit: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "That courts may set aside legislation conflicting with the United States Constitution is a principle for which the document itself contains no ______ provision. In *Marbury v. Madison* (1803), the Supreme Court derived it by inference from the nature of a written constitution and the general terms in which judicial power is granted.",
      clue: "derived it by inference",
      reason:
        "*Explicit* means stated directly. A principle that has to be derived *by inference* is not stated directly in the document.",
      misfits: {
        concise: {
          code: "wrong-strength-or-tone",
          reason:
            "*Concise* means brief. If a longer provision existed, there would be no need to rely on *inference*.",
        },
        coherent: {
          code: "not-in-the-text",
          reason:
            "*Coherent* means consistent and connected. No confused provision is described; the principle had to be inferred.",
        },
        plausible: {
          code: "wrong-sense",
          reason:
            "*Plausible* means likely to be true. A provision is not judged by its likelihood, and the question is whether it is stated.",
        },
      },
      opening: "The principle was inferred, so the document does not state it directly.",
      hint: "The blank is denied: ask what the Court had to do because such a provision is absent.",
      source: "Marbury v. Madison, 5 U.S. 137 (1803)",
    },
    plausible: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "In an experiment published in 2013, archaeologists Carl Lipo and Terry Hunt moved an upright replica of an Easter Island statue with ropes alone. The demonstration does not prove that the originals were so transported, but it makes the hypothesis more ______ by showing that the method is feasible.",
      clue: "by showing that the method is feasible",
      reason:
        "*Plausible* means reasonable to believe. To show that a method is *feasible* does not prove it but makes it easier to believe.",
      misfits: {
        concise: {
          code: "wrong-sense",
          reason: "*Concise* means brief. An experiment with ropes does not shorten a hypothesis.",
        },
        coherent: {
          code: "half-right",
          reason:
            "*Coherent* means consistent within itself. A test with a replica shows what can be done; it does not improve how the parts of the hypothesis fit.",
        },
        explicit: {
          code: "not-in-the-text",
          reason:
            "*Explicit* means stated directly. The hypothesis had been stated already, and the question is whether to believe it.",
        },
      },
      opening: "A successful test does not prove the hypothesis but makes it easier to believe.",
      hint: "The blank names something short of proof that a successful test can give.",
      source:
        "Experiments on the transport of Easter Island statues: standard reference works in archaeology",
    },
  },
});
