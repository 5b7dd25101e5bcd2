import type { Study } from "../study.ts";

export const daysOnPainkillers: Study = {
  id: "days-on-painkillers",
  genre: "science",
  field: "health psychology",
  scholars: "health psychologists",
  critics: "hospital architects",
  others: "nurses",
  scene:
    "After the same minor operation, the patients of some wards ask for painkillers for two days, and the patients of others for nearly a week.",
  words: ["painkiller"],
  causes: [
    {
      factor: "a room near the nurses' desk",
      claim: "a room near the desk reduces the need for painkillers",
      supports:
        "Patients who were moved to a room near the desk of the ward stopped asking for painkillers a day later.",
      weakens:
        "Patients in rooms far from the desk asked for painkillers for as many days as patients in the rooms across from it.",
      words: ["desk"],
    },
    {
      factor: "frequent visitors",
      claim: "frequent visitors reduce the need for painkillers",
      supports:
        "The more visitors patients had in the first three days, the fewer painkillers they asked for.",
      weakens:
        "Patients without a single visitor asked for painkillers no longer than patients who had visitors every day.",
      words: ["visit"],
    },
    {
      factor: "quiet nights",
      claim: "quiet nights reduce the need for painkillers",
      supports:
        "When the elevators were stopped at night, the patients beside them asked for half the painkillers that they had needed before.",
      weakens:
        "Patients beside the noisy elevators asked for as many painkillers as patients at the quiet end of the hall.",
      words: ["quiet", "nois", "night"],
    },
  ],
  rivals: {
    Easy: "Health psychologists measure how far each bed stands from the desk at which help can be found: patients who know it to be near, they suggest, are calm and notice less of their discomfort. Hospital architects look at the door and count the visitors, for conversation draws attention away from the body.",
    Medium:
      "The operation is the same in every ward, and so is the surgeon, but the need for painkillers is not. Nurses on the ward where it is smallest give the credit to quiet nights. Hospital architects give it to the visitors, who can reach that ward without a maze of hallways. From its beds, health psychologists reply, one can hear the voices at the desk, and patients who know that help is near have less to fear from pain.",
    Hard: "Pain is private, but the number of painkillers asked for is not, and after one minor operation it differs so much from ward to ward that the buildings have come under suspicion. It is on account of the noise, nurses believe, that some rooms hurt more than others: a quiet night heals, and a broken one does not. Health psychologists would rather know how far a patient lies from the desk, since pain, they say, is worst for those who fear that nobody will come. For hospital architects, the question is how easily a visitor finds the way, since nobody forgets an ache so readily as a person in conversation.",
  },
  tests: {
    plain: {
      lead: "Rooms near the nurses' desk, frequent visitors, and quiet nights distinguish the one kind of ward from the other. Health psychologists have studied the part that each of these plays.",
      close: "Their study makes it probable that",
    },
    dense: {
      lead: "A hospital is to have a new wing, and its patients are to need fewer painkillers there. Should every room lie near a nurses' desk, welcome visitors at all hours, or be kept quiet at night? Health psychologists have searched the records of the old wings for an answer.",
      close: "The records suggest that",
    },
  },
  none: "the need for painkillers has yet to be explained",
  upshot: {
    names: "left",
    close: "A hospital that can change a single thing should see that its patients have",
    options: ["a room close to the desk", "visitors at every hour", "quiet from dusk to dawn"],
    other: "some other comfort than these",
  },
  premise: "The wards being alike in all else, one of the three must make the difference.",
  data: {
    design: "comparison",
    leads: [
      "Some patients share a room, and some have one to themselves. Health psychologists recorded how many hours the patients of four wards stayed in the hospital after the same minor operation in rooms of each kind.",
      "A bed in a hospital is expensive by the hour. Among patients who had undergone the same minor operation, health psychologists compared the length of the stay in shared rooms and in single rooms, one ward at a time.",
    ],
    hypothesis:
      "Anyone who has shared a bedroom knows what it does to sleep, and sleep is what patients need. The hypothesis of health psychologists was a simple one: patients stay longer in shared rooms than in single rooms. They compared stays after one minor operation on four wards.",
    doubt:
      "A neighbor to talk to may be the best medicine, say hospital architects, who doubt that a room to oneself is a blessing on every ward.",
    claims: {
      wide: "On one ward, sharing a room went along with a far longer stay",
      narrow: "On one ward, patients went home at almost the same hour from either kind of room",
      widest: "The gap between shared stays and private ones was widest on one ward",
      narrowest: "The gap between shared stays and private ones was narrowest on one ward",
      highest: "In shared rooms, the patients on one ward took the longest to go home",
      lowest: "In single rooms, the patients on one ward were home again after the shortest stay",
    },
    title: "Length of Stay After a Minor Operation",
    rowHead: "Ward",
    rows: ["the north ward", "the garden ward", "the river ward", "the tower ward"],
    kind: "ward",
    measure: "Average hours in the hospital",
    columns: [
      { head: "Shared rooms", phrase: "in shared rooms" },
      { head: "Single rooms", phrase: "in single rooms" },
    ],
    say: "patients on ROW stayed for X hours in shared rooms, as opposed to Y hours in single rooms",
    differ: "patients on ROW stayed D hours longer|shorter in shared rooms than in single rooms",
    change: "the kind of room",
    more: "first",
    low: 40,
    high: 120,
    step: 8,
    grain: 1,
  },
};
