import { wordSet } from "./word-set.ts";

export const mitigateExacerbateObscureCorroborate = wordSet({
  id: "mitigate-exacerbate-obscure-corroborate",
  contexts: {
    mitigate: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "The planting of trees along streets can ______ the effects of extreme summer temperatures in cities. Shaded pavement absorbs less solar radiation, and moisture evaporating from leaves cools the surrounding air; measurements indicate that such streets may remain several degrees cooler than comparable ones without vegetation.",
      clue: "moisture evaporating from leaves cools the surrounding air",
      reason:
        "To *mitigate* is to make less severe. Trees cool the air and keep the streets *several degrees cooler*.",
      misfits: {
        exacerbate: {
          code: "relationship-reversed",
          reason: "To *exacerbate* is to make worse. Shade and moisture make the streets *cooler*.",
        },
        obscure: {
          code: "half-right",
          reason:
            "To *obscure* is to hide or darken. Trees shade the pavement, but the effects of heat become weaker and not merely hidden.",
        },
        corroborate: {
          code: "wrong-sense",
          reason:
            "To *corroborate* is to confirm by evidence. Measurements may confirm a claim, but trees do not.",
        },
      },
      opening: "Shade and moisture make the heat in streets less severe.",
      hint: "The second sentence tells what trees do to the pavement and the air.",
      source: "Street trees and urban heat: standard reference works in climatology",
    },
    exacerbate: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Certain precautions against flooding may ______ the very problem that they are intended to solve. A levee, for instance, confines a river to a comparatively narrow channel, so that high water rises further than before and threatens communities that were seldom inundated.",
      clue: "rises further than before and threatens communities that were seldom inundated",
      reason:
        "To *exacerbate* is to make worse. Behind a levee the water *rises further than before*.",
      misfits: {
        mitigate: {
          code: "contradicts-the-text",
          reason:
            "To *mitigate* is to make less severe. That is what such precautions *are intended* to do, but the water *rises further*.",
        },
        obscure: {
          code: "not-in-the-text",
          reason:
            "To *obscure* is to hide from view. High water that threatens communities is not hidden.",
        },
        corroborate: {
          code: "wrong-sense",
          reason: "To *corroborate* is to confirm. A claim can be confirmed, but a flood cannot.",
        },
      },
      opening: "Confined by a levee, high water rises further and threatens more places.",
      hint: "Compare what the precautions are intended to do with the result in the example.",
      source: "Levees and flood stages: standard reference works in hydrology",
    },
    obscure: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "Before its restoration, Johannes Vermeer's *Girl Reading a Letter at an Open Window* showed a bare wall behind the figure. Examination established that someone other than Vermeer had painted over a picture of Cupid there, an alteration that served to ______ the subject of love, which the uncovered image now makes explicit.",
      clue: "which the uncovered image now makes explicit",
      reason:
        "To *obscure* is to hide or make unclear. The subject was *painted over*, and only *the uncovered image now makes* it *explicit*.",
      misfits: {
        mitigate: {
          code: "half-right",
          reason:
            "To *mitigate* is to make less severe. Love is nothing severe, and the picture of it was covered as a whole.",
        },
        exacerbate: {
          code: "contradicts-the-text",
          reason:
            "To *exacerbate* is to make worse or stronger. Painting over Cupid removed the sign of love from view.",
        },
        corroborate: {
          code: "relationship-reversed",
          reason:
            "To *corroborate* is to support with evidence. Cupid supports the subject of love, and the alteration took him away.",
        },
      },
      opening: "Painting over Cupid hid a subject that the restored picture shows again.",
      hint: "*Now* contrasts the restored painting with the one that had been altered.",
      source:
        "The restoration of Vermeer's painting in Dresden: standard reference works in art history",
    },
    corroborate: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Economist Ingrid Solheim does not regard the ledgers of the mill owners as reliable evidence of wages, which their authors had reason to overstate. Where the amounts agree with insurance declarations, however, she considers that the two sources, produced independently and for opposing purposes, may be taken to ______ each other.",
      clue: "produced independently and for opposing purposes",
      reason:
        "To *corroborate* is to confirm by further evidence. Sources that *agree*, though made *independently and for opposing purposes*, confirm each other.",
      misfits: {
        mitigate: {
          code: "wrong-sense",
          reason:
            "To *mitigate* is to lessen the severity of something, such as a loss. A source of evidence is not severe.",
        },
        exacerbate: {
          code: "contradicts-the-text",
          reason:
            "To *exacerbate* is to make worse. Solheim thinks that agreement makes doubtful ledgers more credible.",
        },
        obscure: {
          code: "relationship-reversed",
          reason:
            "To *obscure* is to make unclear. Two independent sources that *agree* make the amounts clearer.",
        },
      },
      opening: "Two independent sources that agree with each other strengthen each other.",
      hint: "*However* marks the turn from doubt; note two facts about the sources.",
    },
  },
});
