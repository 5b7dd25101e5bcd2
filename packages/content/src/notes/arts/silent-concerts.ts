import type { NoteSet } from "../note-set.ts";

export const silentConcerts: NoteSet = {
  id: "silent-concerts",
  field: "arts",
  source: "Tsay, Proceedings of the National Academy of Sciences 110 (2013)",
  notes: [
    "Most people say that sound matters more than sight when they judge a musical performance.",
    "In 2013, Chia-Jung Tsay published a study that tested this claim.",
    "She used recordings of the three finalists at each of ten international competitions for classical music.",
    "Participants heard sound alone, watched silent video, or received both, and then guessed which finalist had won.",
    "With silent video, participants picked the actual winner more often than chance would allow, but with sound alone they did not.",
    "Professional musicians did no better than novices.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of the study",
      uses: [2, 3],
      key: {
        text: "Tsay presented recordings of competition finalists as sound alone, as silent video, or as both, and had participants guess which finalist had won.",
        reason:
          "This tells in which forms the recordings were presented and what the participants had to do.",
      },
      wrong: [
        {
          text: "Tsay found that participants who watched silent video of competition finalists guessed the actual winner more often than chance would allow.",
          code: "beside-the-point",
          reason: "This reports a result of the study.",
        },
        {
          text: "Tsay, who wanted to test a claim about musical performances, used recordings of the three finalists at each of ten international competitions.",
          code: "half-right",
          reason: "This names the material but not what the participants did with it.",
        },
        {
          text: "Tsay, who wanted to test a claim about musical performances, had participants attend ten international competitions and guess which of the three finalists would win.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "The notes say that participants were given recordings; they attended no competitions.",
        },
      ],
      step: "A method consists of what the researcher presented and what the participants had to do. Results and the general claim do not belong to it.",
      look: "what the recordings were and how participants received them",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "state the claim that the study was meant to test",
      uses: [0, 1],
      key: {
        text: "In a study published in 2013, Chia-Jung Tsay tested the claim that sound matters more than sight in judging a performance.",
        reason: "This states the claim about sound and sight that was put to the test.",
      },
      wrong: [
        {
          text: "In a study published in 2013, Chia-Jung Tsay asked participants to guess which of three finalists had won a competition.",
          code: "half-right",
          reason: "This describes the task in the test but not the claim behind it.",
        },
        {
          text: "In a study published in 2013, Chia-Jung Tsay used recordings of the finalists at ten international competitions for classical music.",
          code: "beside-the-point",
          reason: "This tells what material was used.",
        },
        {
          text: "In a study published in 2013, Chia-Jung Tsay found that professional musicians guessed winners no better than novices.",
          code: "wrong-purpose",
          reason: "This gives one of the results rather than the claim that was tested.",
        },
      ],
      step: "The goal asks what people say that the study then tested. The study is introduced with a reference back to that statement.",
      look: "what people say and what Tsay did about it",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study and its main finding about sight and sound",
      uses: [1, 3, 4],
      key: {
        text: "In Tsay's study, participants who tried to guess the winners of music competitions beat chance when they watched silent video but not when they heard sound alone.",
        reason: "This gives the task, the two conditions, and the outcome in each.",
      },
      wrong: [
        {
          text: "In Tsay's study, participants tried to guess the winners of ten music competitions after they had heard sound alone, watched silent video, or received both together.",
          code: "half-right",
          reason: "This presents the study but breaks off before its finding.",
        },
        {
          text: "In Tsay's study, which tested a claim about sight and sound, professional musicians who tried to guess the winners of music competitions did no better than novices.",
          code: "wrong-purpose",
          reason:
            "This gives a finding, but one about professionals and novices rather than about sight and sound.",
        },
        {
          text: "In Tsay's study, participants who tried to guess the winners of music competitions beat chance when they heard sound alone but not when they watched silent video.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the results for sound and for silent video.",
        },
      ],
      step: "Both the task and the outcome must appear, and the outcome must be the one that sets seeing against hearing.",
      look: "what participants had to guess and in which condition they succeeded",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "draw a general conclusion from the study about how people judge performances",
      uses: [0, 4],
      key: {
        text: "Although most people say that sound matters more, Tsay's results suggest that people judge performances more by what they see than by what they hear.",
        reason: "This goes from the results to a general claim about how judgments are made.",
      },
      wrong: [
        {
          text: "Although most people say that sound matters more than sight in music, participants with silent video picked the actual winners of competitions more often than chance.",
          code: "half-right",
          reason: "This reports a single result and draws no conclusion about how people judge.",
        },
        {
          text: "Although most people say that sound matters more than sight in music, Tsay's results suggest that professional musicians judge performances more reliably than novices.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes say that professional musicians did no better than novices.",
        },
        {
          text: "Although Tsay's study concerned how people judge performances, its recordings came only from finalists at international competitions for classical music.",
          code: "beside-the-point",
          reason: "This describes the material of the study and concludes nothing.",
        },
      ],
      step: "A conclusion must reach beyond the participants to people who judge performances in general, and it must rest on the result for sight and sound.",
      look: "what most people say and what the results were with each kind of recording",
    },
  ],
};
