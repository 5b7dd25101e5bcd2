import { wordSet } from "./word-set.ts";

export const propensityDisdainAptitudeReverence = wordSet({
  id: "propensity-disdain-aptitude-reverence",
  contexts: {
    propensity: {
      level: "Hard",
      clueKind: "W5",
      text: "Those who built the town knew of the river's ______ for changing its course, since maps of three centuries showed it in eleven different beds. What they hoped, wrongly as it turned out, was that banks of stone would cure it of the habit.",
      clue: "cure it of the habit",
      reason: "What a thing has often done, and is likely to do again, it has a *propensity* for.",
      misfits: {
        disdain: {
          code: "contradicts-the-text",
          reason: "A river that has lain in eleven beds does not scorn a change of course.",
        },
        aptitude: {
          code: "half-right",
          reason:
            "A river that has moved eleven times can certainly do so, but a *habit* is what one does, not what one is good at.",
        },
        reverence: {
          code: "wrong-sense",
          reason: "A river looks up to nothing, and eleven beds are no sign of awe.",
        },
      },
      opening: "Eleven beds in three centuries show what the river is inclined to do.",
      hint: "Which later word takes up the blank?",
    },
    disdain: {
      level: "Easy",
      clueKind: "W4",
      text: 'The novelist\'s letters leave no doubt about her ______ for the prizes of her day. She called the most famous of them "a ribbon for the best-groomed poodle," returned it unopened when it came, and, according to her biographer, used the letter that announced it to steady a table.',
      clue: "returned it unopened when it came",
      reason:
        "To call a prize a poodle's ribbon and to send it back is to look down on it, or to feel *disdain*.",
      misfits: {
        propensity: {
          code: "wrong-sense",
          reason: "One who sends a prize back is not inclined to prizes.",
        },
        aptitude: {
          code: "words-echoed",
          reason:
            "She may well have had the gift of winning prizes, but her letters show what she thought of them.",
        },
        reverence: {
          code: "contradicts-the-text",
          reason: "One who reveres a prize does not send it back.",
        },
      },
      opening: "All three examples show that she thought nothing of prizes.",
      hint: "What do the poodle, the return, and the table tell about her feelings?",
    },
    aptitude: {
      level: "Hard",
      clueKind: "W12",
      text: "As a boy the composer had no love of the violin, and no inclination to take it out of its case; twice he sold it. His ______ for it was another matter. With hardly any practice he played at nine what others worked at until fifteen, and his teacher wept at the waste.",
      clue: "played at nine what others worked at until fifteen",
      reason: "To play well with hardly any practice is to have a gift, or *aptitude*.",
      misfits: {
        propensity: {
          code: "relationship-reversed",
          reason: "That he had no inclination has just been said, and this is *another matter*.",
        },
        disdain: {
          code: "contradicts-the-text",
          reason:
            "Scorn would be no other matter than the lack of love, nor would it make a teacher weep at waste.",
        },
        reverence: {
          code: "wrong-strength-or-tone",
          reason: "A boy who sells the violin twice does not hold it in awe.",
        },
      },
      opening: "He did not care for the violin, and yet he had a rare gift for it.",
      hint: "What might a teacher see going to waste in this boy?",
    },
    reverence: {
      level: "Medium",
      clueKind: "W3",
      text: "Apprentices soon caught the master printer's ______ for paper. He lowered his voice near a fresh sheet, washed his hands before touching even a scrap, and treated a torn page as others might treat a fallen soldier. By spring there was not one of them who could wrap a fish in newsprint without a pang.",
      clue: "as others might treat a fallen soldier",
      reason:
        "To lower one's voice and wash one's hands before a thing is to hold it in awe: it is *reverence*.",
      misfits: {
        propensity: {
          code: "wrong-sense",
          reason: "He does not merely tend to use paper; he bows before it.",
        },
        disdain: {
          code: "contradicts-the-text",
          reason: "No one lowers his voice before what he scorns.",
        },
        aptitude: {
          code: "words-echoed",
          reason:
            "A printer must be good at his trade, but these are signs of feeling, not of skill.",
        },
      },
      opening: "The printer treats paper as others treat what is sacred to them.",
      hint: "What feeling makes a man lower his voice and wash his hands?",
    },
  },
});
