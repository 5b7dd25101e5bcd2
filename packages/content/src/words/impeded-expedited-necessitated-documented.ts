import { wordSet } from "./word-set.ts";

export const impededExpeditedNecessitatedDocumented = wordSet({
  id: "impeded-expedited-necessitated-documented",
  contexts: {
    impeded: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "From 1907 onward, landslides in the Culebra Cut repeatedly ______ the excavation of the Panama Canal. On several occasions, clay and rock slid back into the channel as rapidly as steam shovels could remove them, and sections that had been considered complete required months of additional labor.",
      clue: "as rapidly as steam shovels could remove them",
      reason:
        "To *impede* is to hinder or slow down, as do landslides that refill the channel and cost months of additional labor.",
      misfits: {
        expedited: {
          code: "contradicts-the-text",
          reason:
            "To *expedite* is to speed up, but the landslides cost *months of additional labor*.",
        },
        necessitated: {
          code: "half-right",
          reason:
            "To *necessitate* is to make necessary; landslides did make more labor necessary, but the excavation itself was begun to obtain a canal.",
        },
        documented: {
          code: "wrong-sense",
          reason: "To *document* is to record, and a landslide keeps no record of an excavation.",
        },
      },
      opening: "The landslides refilled the channel and cost months of labor.",
      hint: "Ask what the second sentence tells about the progress of the work.",
      source: "Landslides in the Culebra Cut of the Panama Canal: standard reference works",
    },
    expedited: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "The identification of fossil pollen formerly required specialists to examine individual grains under a microscope, so that a single core of lake sediment could occupy a laboratory for most of a year. According to palynologist Carmen Osei, software trained on labeled images has ______ this task: comparable cores are now completed within two weeks.",
      clue: "now completed within two weeks",
      reason:
        "To *expedite* is to make something proceed faster, as software does when it reduces most of a year to two weeks.",
      misfits: {
        impeded: {
          code: "contradicts-the-text",
          reason:
            "To *impede* is to slow down, but the time falls from *most of a year* to *two weeks*.",
        },
        necessitated: {
          code: "relationship-reversed",
          reason:
            "To *necessitate* is to make necessary; the task existed before the software and was the reason for developing it.",
        },
        documented: {
          code: "beside-the-point",
          reason:
            "To *document* is to record; the software may keep records, but the two periods of time tell how fast it works.",
        },
      },
      opening: "A task that took most of a year is now completed in two weeks.",
      hint: "*Formerly* and *now* mark two states; compare the time that each requires.",
    },
    necessitated: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "The architects of the 1958 library intended its reading room to remain entirely free of columns. Their calculations indicated, however, that a roof of the required span would deflect under accumulated snow, and this result ______ the very supports that they had sought to avoid; these were accordingly confined to the perimeter, where they would be least conspicuous.",
      clue: "the very supports that they had sought to avoid",
      reason:
        "To *necessitate* is to make unavoidable: a roof that would deflect without columns requires them, although they were unwanted and had to be placed at the perimeter.",
      misfits: {
        impeded: {
          code: "contradicts-the-text",
          reason:
            "To *impede* is to hinder, but the supports were built in spite of the architects' wish, as *these were accordingly confined* shows.",
        },
        expedited: {
          code: "wrong-strength-or-tone",
          reason:
            "To *expedite* is to speed up; no supports were planned that could have been built sooner, since the room was to be *free of columns*.",
        },
        documented: {
          code: "half-right",
          reason:
            "To *document* is to record; calculations are records of a kind, but a danger to the roof calls for more than a record of columns.",
        },
      },
      opening: "The calculations left the architects no choice but to add columns.",
      hint: "Two clues meet: what the architects *sought to avoid*, and what *accordingly* was done with it.",
    },
    documented: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Beginning in 1907, ethnomusicologist Frances Densmore ______ the music of numerous Native American communities. Over several decades, she made more than two thousand recordings on wax cylinders, transcribed the melodies in musical notation, and described the occasions on which the songs were performed.",
      clue: "transcribed the melodies in musical notation",
      reason:
        "To *document* is to make a record of something, as Densmore did on cylinders, in notation, and in descriptions.",
      misfits: {
        impeded: {
          code: "not-in-the-text",
          reason:
            "To *impede* is to hinder, and nothing suggests that her work prevented any performance.",
        },
        expedited: {
          code: "wrong-sense",
          reason: "To *expedite* is to speed up, which cannot be done to the music of a community.",
        },
        necessitated: {
          code: "cause-claimed",
          reason:
            "To *necessitate* is to make necessary, but the songs were already performed on *occasions* of their own.",
        },
      },
      opening: "Densmore recorded, transcribed, and described the music.",
      hint: "Ask what the three activities in the second sentence have in common.",
      source: "Frances Densmore and her recordings: standard reference works",
    },
  },
});
