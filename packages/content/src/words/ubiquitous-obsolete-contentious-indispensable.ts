import { wordSet } from "./word-set.ts";

export const ubiquitousObsoleteContentiousIndispensable = wordSet({
  id: "ubiquitous-obsolete-contentious-indispensable",
  contexts: {
    ubiquitous: {
      level: "Medium",
      clueKind: "W4",
      text: "Specks of plastic have been found in Arctic ice, in the mud of the deepest ocean trench, and in the air above mountains that no road has reached. In less than a century the material has become so ______ that scientists now speak of it as a layer by which our age may be known.",
      clue: "in the mud of the deepest ocean trench",
      reason: "A material found in ice, trench and mountain air is everywhere: it is *ubiquitous*.",
      misfits: {
        obsolete: {
          code: "contradicts-the-text",
          reason: "A thing out of use would not keep turning up in more and more places.",
        },
        contentious: {
          code: "not-in-the-text",
          reason: "People do quarrel over plastic, but the examples tell only where it is found.",
        },
        indispensable: {
          code: "wrong-strength-or-tone",
          reason: "Nobody needs plastic in the deepest trench; the point is that it is there.",
        },
      },
      opening: "From Arctic ice to mountain air, plastic has been found wherever anyone looked.",
      hint: "Ask what all the examples have in common.",
      source:
        "Microplastics in sea ice, deep-sea trenches and mountain air: standard reference works",
    },
    obsolete: {
      level: "Easy",
      clueKind: "W7",
      text: "Once, no great office could have opened in the morning without its room of typists. Then a machine on every desk took over the work. Within ten years the room was as ______ as the inkwell, and the company used it to keep bicycles in.",
      clue: "a machine on every desk took over the work",
      reason:
        "A room whose work is done elsewhere, like the inkwell, is no longer of use: it is *obsolete*.",
      misfits: {
        ubiquitous: {
          code: "wrong-group-or-measure",
          reason:
            "It is the machines that are now everywhere; typists' rooms, like inkwells, are not.",
        },
        contentious: {
          code: "not-in-the-text",
          reason: "Nobody quarrels over the room; it just has no more work to do.",
        },
        indispensable: {
          code: "contradicts-the-text",
          reason: "That is what it had been *once*, before the machines took over.",
        },
      },
      opening: "Like the inkwell, the room of typists had been left behind by something new.",
      hint: "*Once* and *then* mark a change: what became of the typists' work?",
    },
    contentious: {
      level: "Medium",
      clueKind: "W3",
      text: "No matter before the council was expected to be as ______ as the bridge, and therefore two evenings had been set aside and a mediator hired. It passed in four minutes. The color of the benches, which came next, set neighbor against neighbor for a year.",
      clue: "a mediator hired",
      reason:
        "One hires a mediator because one expects a quarrel: the bridge was expected to be *contentious*.",
      misfits: {
        ubiquitous: {
          code: "wrong-sense",
          reason: "There is only one bridge, and it cannot be everywhere.",
        },
        obsolete: {
          code: "not-in-the-text",
          reason: "Nobody suggests that the bridge is out of date.",
        },
        indispensable: {
          code: "wrong-strength-or-tone",
          reason: "A bridge may well be needed, but a mediator is hired to settle quarrels.",
        },
      },
      opening: "Two evenings and a mediator are what one needs when one expects a quarrel.",
      hint: "Why would a council hire a mediator?",
    },
    indispensable: {
      level: "Hard",
      clueKind: "W2",
      text: "Everyone on the expedition could be replaced at need; even the doctor, foreseeing the worst, had trained two of the porters. Only the cook was felt to be ______, and so on the glacier, to his annoyance, it was he who was roped into the middle of the line.",
      clue: "Everyone on the expedition could be replaced at need",
      reason:
        "*Only* sets the cook against those who could be replaced: he could not, and was *indispensable*.",
      misfits: {
        ubiquitous: { code: "wrong-sense", reason: "One cook cannot be everywhere." },
        obsolete: {
          code: "contradicts-the-text",
          reason: "A man for whom there was no more use would not be guarded in this way.",
        },
        contentious: {
          code: "words-echoed",
          reason: "He is annoyed at his place on the rope, but nobody quarrels over him.",
        },
      },
      opening: "The others could be replaced and the cook could not, so he had to be kept safe.",
      hint: "*Only* sets the cook against everyone in the first sentence.",
    },
  },
});
