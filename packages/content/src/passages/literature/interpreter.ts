import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const interpreter: Passage = {
  id: "interpreter",
  genre: "story",
  credit: `The following text is from "Interpreter," a short story written for SAT Practice. The narrator, aged eleven, is at a bank with her grandmother.`,
  text: prose`
    The loan officer spoke to me and looked at my grandmother, so I did the same in reverse. He said
    that the bank appreciated her business. I told her that he liked her scarf. He said that,
    regrettably, the paperwork was incomplete. I told her that he needed a minute. By then I
    understood that I was the only person in the room who knew what everyone was saying, and that
    this was not the same as knowing what to do. My grandmother patted my knee. "Tell him," she said
    in her language, "that you have been lying to us both very nicely, and that I brought the other
    papers." I told him that she had brought the other papers.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does the narrator tell her grandmother when papers are missing?",
      key: {
        text: "That the officer wants a little time",
        reason:
          "When he says that the paperwork is incomplete, she says that he *needed a minute*.",
      },
      wrong: [
        {
          text: "That the officer admires her scarf",
          code: "wrong-group-or-measure",
          reason: "This is what she says earlier, in place of his thanks for her business.",
        },
        {
          text: "That the bank values her business",
          code: "wrong-person-or-text",
          reason: "This is what the officer says, not what the narrator passes on.",
        },
        {
          text: "That the bank has lost her papers",
          code: "not-in-the-text",
          reason: "Nobody says that papers have been lost; some had not been handed in.",
        },
      ],
      evidence: ["the paperwork was incomplete. I told her that he needed a minute"],
      opening: "Each thing the officer says is followed by what the narrator makes of it.",
      steps: [
        "The officer says that *the paperwork was incomplete*. The next sentence gives her version: *I told her that he needed a minute*.",
      ],
      hint: "Find what the officer says about the paperwork and read one sentence on.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the grandmother?",
      key: {
        text: "She has followed more of the talk than the narrator supposed.",
        reason:
          "She knows both that the narrator has been lying and that more papers are wanted, though the narrator thought herself the only one who knew.",
      },
      wrong: [
        {
          text: "She is ashamed that a child has to speak to the bank for her.",
          code: "not-in-the-text",
          reason: "She pats the narrator's knee and jokes; nothing shows shame.",
        },
        {
          text: "She came to the bank expecting that the loan would be refused.",
          code: "contradicts-the-text",
          reason:
            "She came prepared with the other papers, which suggests that she expects to succeed.",
        },
        {
          text: "She speaks the officer's language better than the narrator does.",
          code: "too-extreme",
          reason:
            "She must have understood something, but she speaks her own language and asks the narrator to translate.",
        },
      ],
      evidence: [
        "I was the only person in the room who knew what everyone was saying",
        "you have been lying to us both very nicely, and that I brought the other papers",
      ],
      opening: "The grandmother's last message shows that she was not fooled by the translations.",
      steps: [
        "The narrator believes that she alone knows what is being said. The grandmother's answer, that she has been *lying to us both very nicely* and that *the other papers* are here, shows that she has understood both the lie and the request.",
      ],
      hint: "Ask how the grandmother could know that other papers were needed.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "I told him that she had brought the other papers.",
      key: {
        text: "It shows the narrator once more deciding what to pass on.",
        reason:
          "She delivers half of the message and leaves out the half about her lying, as she has left things out before.",
      },
      wrong: [
        {
          text: "It shows the narrator at last translating word for word.",
          code: "contradicts-the-text",
          reason: "The grandmother's message had two parts, and the narrator passes on only one.",
        },
        {
          text: "It shows the narrator taking offense at a harsh reproach.",
          code: "wrong-strength-or-tone",
          reason: "The reproach is gentle, with a pat on the knee, and no offense is shown.",
        },
        {
          text: "It shows the narrator giving up a role she has come to enjoy.",
          code: "half-right",
          reason: "She goes on in her role, and nothing says that she enjoys it.",
        },
      ],
      evidence: [
        "that you have been lying to us both very nicely, and that I brought the other papers",
        "I told him that she had brought the other papers.",
      ],
      opening: "Set against the message she was given, the last sentence is shorter by half.",
      steps: [
        "She is asked to say two things: that she has been lying, and that the papers are there. She says only the second, so even her honest sentence is a choice of what to hand on.",
      ],
      hint: "Compare what the grandmother asks her to say with what she says.",
      tip: habits.function,
    },
  ],
};
