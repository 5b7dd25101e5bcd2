import { wordSet } from "./word-set.ts";

export const reticentDeferentialDogmaticDisinterested = wordSet({
  id: "reticent-deferential-dogmatic-disinterested",
  contexts: {
    reticent: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "Whereas contemporaries such as Robert Lowell and Anne Sexton made their marriages and illnesses the subject of their verse, Elizabeth Bishop was notably ______ about personal matters. Her poems tend to concern landscapes, animals, and maps, and generally leave the circumstances of the author's own life unmentioned.",
      clue: "leave the circumstances of the author's own life unmentioned",
      reason:
        "*Reticent* means unwilling to speak of one's thoughts or life. Bishop's poems mostly leave her life *unmentioned*.",
      misfits: {
        deferential: {
          code: "not-in-the-text",
          reason:
            "*Deferential* means showing respect by giving way to others. Bishop differs from her contemporaries and does not give way to them.",
        },
        dogmatic: {
          code: "wrong-sense",
          reason:
            "*Dogmatic* means insisting on one's opinions as certain. Leaving matters *unmentioned* is no insistence.",
        },
        disinterested: {
          code: "half-right",
          reason:
            "*Disinterested* means having no stake of one's own. Bishop did have a stake in her own life; she seldom wrote about it.",
        },
      },
      opening: "Unlike her contemporaries, Bishop mostly left her life out of her poems.",
      hint: "*Whereas* contrasts Bishop with poets who did the opposite.",
      source: "Elizabeth Bishop: standard reference works in literature",
    },
    deferential: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Linguist Bongani Radebe analyzed eighty letters in which tenants of a large estate requested a reduction of rent. The tone of the letters is uniformly ______: their authors apologize for troubling the landlord, attribute superior judgment to him, and leave the decision to whatever he considers proper.",
      clue: "attribute superior judgment to him",
      reason:
        "*Deferential* means showing great respect for someone's judgment or rank. The authors *attribute superior judgment* to the landlord and leave the decision to him.",
      misfits: {
        reticent: {
          code: "contradicts-the-text",
          reason:
            "*Reticent* means unwilling to speak out. The tenants do state a request, and they apologize for it.",
        },
        dogmatic: {
          code: "relationship-reversed",
          reason:
            "*Dogmatic* means insisting that one is right. The tenants leave it to the landlord to say what is right.",
        },
        disinterested: {
          code: "wrong-group-or-measure",
          reason:
            "*Disinterested* means having no stake in a matter. The tenants would profit from a lower rent.",
        },
      },
      opening: "The tenants apologize and submit to the landlord's judgment.",
      hint: "The colon introduces three things that the letters do.",
    },
    dogmatic: {
      version: 2,
      level: "Hard",
      clueKind: "W8",
      text: "Reviewers charged the manifesto that a league of architects issued in 1926 with intolerance of every style but its own. Historian Sofia Kalnins maintains that its language, although vehement, was considerably less ______ than they supposed: each principle is accompanied by an account of the conditions under which it fails, and readers are invited to propose alternatives.",
      clue: "an account of the conditions under which it fails",
      reason:
        "*Dogmatic* means asserting opinions as if they could not be doubted. A text that tells when its principles fail is *less* so *than they supposed*.",
      misfits: {
        reticent: {
          code: "contradicts-the-text",
          reason:
            "*Reticent* means unwilling to speak openly. Nobody *supposed* that of a text charged with *intolerance*.",
        },
        deferential: {
          code: "relationship-reversed",
          reason:
            "*Deferential* means yielding respectfully to others. The reviewers had supposed the opposite.",
        },
        disinterested: {
          code: "half-right",
          reason:
            "*Disinterested* means impartial, without a stake. Kalnins corrects a charge of *intolerance*, so she cannot call the text less impartial than they supposed.",
        },
      },
      opening:
        "A manifesto that states when its principles fail is less rigid than reviewers thought.",
      hint: "Read the blank with *less* and with the charge in the first sentence.",
    },
    disinterested: {
      version: 2,
      level: "Medium",
      clueKind: "W1",
      text: "Readers of a clinical trial have reason to inquire who paid for it. Since a manufacturer that finances research stands to profit from favorable results, journals generally prefer to entrust the evaluation of a new drug to scholars who are ______, that is, without any financial stake in the outcome.",
      clue: "without any financial stake in the outcome",
      reason:
        "*Disinterested* means having nothing to gain from a matter. The scholars are *without any financial stake in the outcome*.",
      misfits: {
        reticent: {
          code: "not-in-the-text",
          reason:
            "*Reticent* means unwilling to speak. The journals want an evaluation, and silence would not help them.",
        },
        deferential: {
          code: "contradicts-the-text",
          reason:
            "*Deferential* means yielding to others. Scholars who yield to a manufacturer are what the journals wish to avoid.",
        },
        dogmatic: {
          code: "wrong-sense",
          reason:
            "*Dogmatic* means asserting opinions as certain. The contrast is with those who *profit* and not with those who doubt.",
        },
      },
      opening: "The evaluation is entrusted to scholars with nothing to gain from the result.",
      hint: "Contrast these scholars with the manufacturer in the same sentence.",
    },
  },
});
