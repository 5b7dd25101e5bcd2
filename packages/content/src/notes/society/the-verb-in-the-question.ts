import type { NoteSet } from "../note-set.ts";

export const theVerbInTheQuestion: NoteSet = {
  id: "the-verb-in-the-question",
  field: "society",
  source: "Loftus and Palmer, Journal of Verbal Learning and Verbal Behavior 13 (1974)",
  notes: [
    "In 1974, American psychologists Elizabeth Loftus and John Palmer published a study of memory.",
    "They wanted to know whether the wording of a question can change what people report.",
    "In one experiment, 45 students watched short films of traffic accidents.",
    "Each student was then asked how fast the cars had been going, in a question that contained one of five verbs.",
    'When the verb was "smashed," the average estimate was 40.8 miles per hour.',
    'When the verb was "contacted," the average estimate was 31.8 miles per hour.',
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "present the aim of the study",
      uses: [0, 1],
      key: {
        text: "In their study, Loftus and Palmer set out to learn whether the wording of a question can change what people report.",
        reason: "This states the question that the two researchers wanted to answer.",
      },
      wrong: [
        {
          text: "In their study, Loftus and Palmer had 45 students watch short films of traffic accidents and then asked how fast the cars had been going.",
          code: "beside-the-point",
          reason: "This describes what the students did, which is part of the method.",
        },
        {
          text: "In their study, published in 1974, Loftus and Palmer examined memory and the speeds that students estimated for cars in short films.",
          code: "half-right",
          reason:
            "This names the subject of the study but not what the researchers hoped to learn.",
        },
        {
          text: "In their study, Loftus and Palmer obtained average estimates of speed that differed with the verb that the question contained.",
          code: "wrong-purpose",
          reason: "This states a result of the study.",
        },
      ],
      step: "An aim is what the researchers wanted to find out. Only one note speaks of such a wish; the others report what was done and what came of it.",
      look: "what the two psychologists wanted to know",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the average speed estimates that two of the verbs produced",
      uses: [4, 5],
      key: {
        text: 'When the question contained the verb "smashed," the average estimate was 40.8 miles per hour, but with the verb "contacted," it was only 31.8 miles per hour.',
        reason: "This sets the average for one verb beside the average for another.",
      },
      wrong: [
        {
          text: 'When the question contained the verb "smashed," the average estimate of the speed of the cars in the films was 40.8 miles per hour.',
          code: "half-right",
          reason: "This gives the average for only one verb.",
        },
        {
          text: 'When 45 students were asked how fast the cars had been going, each question contained a verb such as "smashed" or "contacted," one of five in all.',
          code: "beside-the-point",
          reason: "This tells how the question varied but gives no estimates of speed.",
        },
        {
          text: 'When the question contained the verb "smashed" or "contacted," the average estimate of the speed of the cars in the films was 40.8 miles per hour.',
          code: "contradicts-the-text",
          against: 5,
          reason: "This gives both verbs the average of one.",
        },
      ],
      step: "The goal needs two verbs and the average that goes with each. Two notes give one such pair apiece.",
      look: "what the average estimate was with each verb",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the experiment and what it showed about wording",
      uses: [0, 2, 3, 4, 5],
      key: {
        text: 'Asking students how fast cars in films had been going, Loftus and Palmer found that the verb "smashed" led to higher estimates on average than "contacted" did.',
        reason:
          "This says what the students were asked and how the choice of verb affected their answers.",
      },
      wrong: [
        {
          text: 'Asking students how fast cars in films had been going, Loftus and Palmer used one of five verbs, such as "smashed" or "contacted," in each question.',
          code: "half-right",
          reason: "This describes the experiment but leaves out what it showed.",
        },
        {
          text: 'Asking students how fast cars in films had been going, Loftus and Palmer found that the verbs "smashed" and "contacted" led to the same estimates on average.',
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This denies the gap between the averages that the notes report for the two verbs.",
        },
        {
          text: "In a study of memory published in 1974, psychologists Elizabeth Loftus and John Palmer wanted to know whether the wording of a question can change what people report.",
          code: "beside-the-point",
          reason: "This gives the aim of the study, without the experiment or its result.",
        },
      ],
      step: "The goal has two parts, the experiment and its result. The sentence needs the task of the students as well as the effect of the verb on the averages.",
      look: "what the students were asked and how the averages for two verbs differ",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "describe how the researchers tested the effect of wording",
      uses: [2, 3],
      key: {
        text: "After 45 students had watched films of traffic accidents, each was asked a question about the cars' speed that contained one of five verbs.",
        reason: "This names the films, the question, and the part of the question that was varied.",
      },
      wrong: [
        {
          text: "After 45 students had watched short films of traffic accidents, they estimated how fast the cars in the films had been going.",
          code: "half-right",
          reason:
            "This has the films and the estimates but not the change of verb on which the test rests.",
        },
        {
          text: "With films of traffic accidents, Loftus and Palmer hoped to learn whether the wording of a question can change what people report.",
          code: "wrong-purpose",
          reason: "This gives the question behind the test, not the way in which it was done.",
        },
        {
          text: 'After watching films of traffic accidents, students asked with the verb "smashed" gave higher estimates on average than those asked with "contacted" did.',
          code: "beside-the-point",
          reason: "This reports the outcome of the test.",
        },
      ],
      step: "A method says what was done and what was varied. Here the students saw films, and the thing that differed was a word in the question.",
      look: "what the students watched and how they were then questioned",
    },
  ],
};
