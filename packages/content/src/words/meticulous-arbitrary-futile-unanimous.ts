import { wordSet } from "./word-set.ts";

export const meticulousArbitraryFutileUnanimous = wordSet({
  id: "meticulous-arbitrary-futile-unanimous",
  contexts: {
    meticulous: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Naturalist Maria Sibylla Merian is admired for her ______ observation of insects. She raised caterpillars herself, noted the dates on which they molted and pupated, and, in the illustrations of her volume on Suriname (1705), depicted successive stages from egg to adult.",
      clue: "noted the dates on which they molted and pupated",
      reason:
        "*Meticulous* means extremely careful about details. Merian *noted the dates* of every change and depicted *successive stages from egg to adult*.",
      misfits: {
        arbitrary: {
          code: "contradicts-the-text",
          reason:
            "*Arbitrary* means chosen without a reason. Merian followed one order, *from egg to adult*.",
        },
        futile: {
          code: "wrong-strength-or-tone",
          reason:
            "*Futile* means without any result. Her observation is *admired* and led to an illustrated volume.",
        },
        unanimous: {
          code: "wrong-sense",
          reason:
            "*Unanimous* means agreed on by everyone. Agreement takes several people, and the observation described here is that of one.",
        },
      },
      opening: "Dates and successive stages show an observer who overlooked no detail.",
      hint: "The second sentence gives three examples of how she observed.",
      source: "Maria Sibylla Merian: standard reference works in the history of science",
    },
    arbitrary: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Linguists describe the relation between most words and their meanings as ______: nothing in the pronunciation of the English word *tree* resembles a tree or necessitates the name, and other languages designate the same object by entirely different sequences of sounds. Imitative words such as *cuckoo* are marginal exceptions.",
      clue: "nothing in the pronunciation of the English word *tree* resembles a tree or necessitates the name",
      reason:
        "*Arbitrary* means not determined by any reason. Nothing in the word *necessitates the name*.",
      misfits: {
        meticulous: {
          code: "wrong-sense",
          reason:
            "*Meticulous* means careful about details. The colon explains that the relation lacks a reason, not that anyone took care over it.",
        },
        futile: {
          code: "not-in-the-text",
          reason:
            "*Futile* means without result. The text does not say that words fail to serve their purpose.",
        },
        unanimous: {
          code: "contradicts-the-text",
          reason:
            "*Unanimous* means agreed by all. Other languages use *entirely different sequences of sounds*.",
        },
      },
      opening: "Nothing in the sounds of a word makes its meaning necessary.",
      hint: "The part after the colon explains the word.",
      source: "The arbitrariness of the linguistic sign: standard reference works in linguistics",
    },
    futile: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "The first of Western Australia's rabbit-proof fences, completed in 1907, was intended to protect agricultural districts from the animals. As a means of exclusion it was largely ______, since rabbits had been found west of the line before construction ended, and a second fence did not contain them either.",
      clue: "rabbits had been found west of the line before construction ended",
      reason:
        "*Futile* means having no useful result. Rabbits were already west of the line *before construction ended*.",
      misfits: {
        meticulous: {
          code: "beside-the-point",
          reason:
            "*Meticulous* means careful about details. Construction may have been careful, but the clause with *since* tells why it did not exclude the rabbits.",
        },
        arbitrary: {
          code: "contradicts-the-text",
          reason:
            "*Arbitrary* means without a reason. The fence had one: *to protect agricultural districts*.",
        },
        unanimous: {
          code: "wrong-sense",
          reason: "*Unanimous* means agreed on by all. A fence holds no opinion.",
        },
      },
      opening: "Rabbits had passed the line of the fence before it was finished.",
      hint: "The clause that begins with *since* tells what the fence achieved.",
      source: "The rabbit-proof fences of Western Australia: standard reference works in history",
    },
    unanimous: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "Contemporary accounts of an 1887 congress of librarians convey an impression of general agreement. Historian Selma Aydın, having compared the draft minutes with the printed version, nevertheless maintains that support for the cataloging rules adopted there was far from ______: objections raised by eleven delegates had been deleted before publication.",
      clue: "objections raised by eleven delegates had been deleted",
      reason:
        "*Unanimous* means shared by everyone. Support that is *far from* so leaves room for the *objections raised by eleven delegates*.",
      misfits: {
        meticulous: {
          code: "words-echoed",
          reason:
            "*Meticulous* means careful about details. Aydın compared the minutes with care, but what she describes is the delegates' support.",
        },
        arbitrary: {
          code: "not-in-the-text",
          reason:
            "*Arbitrary* means without a reason. The text does not say what reasons the supporters had; it says that others objected.",
        },
        futile: {
          code: "wrong-group-or-measure",
          reason:
            "*Futile* means without result. The rules were *adopted* in spite of the *objections*, which tell who supported them and not what came of it.",
        },
      },
      opening: "Deleted objections show that not all the delegates supported the rules.",
      hint: "*Far from* turns the word around: what do the deleted objections disprove?",
    },
  },
});
