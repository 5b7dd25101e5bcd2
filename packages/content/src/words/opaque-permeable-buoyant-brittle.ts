import { wordSet } from "./word-set.ts";

export const opaquePermeableBuoyantBrittle = wordSet({
  id: "opaque-permeable-buoyant-brittle",
  contexts: {
    opaque: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "To astronomers who depend on visible light, the central region of the Milky Way is largely inaccessible, because the intervening clouds of dust are ______ at these wavelengths. Infrared radiation, by contrast, passes through the dust, and instruments sensitive to it have followed individual stars in their orbits.",
      clue: "passes through the dust",
      reason:
        "*Opaque* means not letting light pass. Infrared radiation, *by contrast, passes through the dust*.",
      misfits: {
        permeable: {
          code: "relationship-reversed",
          reason:
            "*Permeable* means allowing something to pass through, which the dust does only to infrared radiation.",
        },
        buoyant: {
          code: "not-in-the-text",
          reason:
            "*Buoyant* means able to float. The text says what passes through the clouds and not how they are held up.",
        },
        brittle: {
          code: "wrong-sense",
          reason: "*Brittle* means easily broken when struck. Clouds of dust do not break.",
        },
      },
      opening: "Visible light does not pass through the dust, though infrared radiation does.",
      hint: "*By contrast* tells what another kind of radiation does.",
      source: "Infrared observation of the galactic center: standard reference works in astronomy",
    },
    permeable: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Conventional asphalt directs rainwater into gutters and thereby contributes to the flooding of sewers. To reduce this runoff, engineers in some cities construct parking areas of ______ concrete, the connected pores of which allow water to descend through the surface and enter the ground immediately beneath.",
      clue: "allow water to descend through the surface",
      reason:
        "*Permeable* means letting liquid pass through. The pores *allow water to descend through the surface*.",
      misfits: {
        opaque: {
          code: "wrong-sense",
          reason:
            "*Opaque* means not letting light pass. The pores matter because of water and not of light.",
        },
        buoyant: {
          code: "words-echoed",
          reason:
            "*Buoyant* means able to float. *Water* and *flooding* are mentioned, but concrete does not float on them; it lets them through.",
        },
        brittle: {
          code: "not-in-the-text",
          reason: "*Brittle* means easily broken. The text says nothing of cracks or blows.",
        },
      },
      opening: "Pores let the water go through the concrete into the ground.",
      hint: "The clause about pores tells what the concrete allows.",
      source: "Pervious concrete: standard reference works in civil engineering",
    },
    buoyant: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "The shell of the nautilus is divided into chambers, most of which contain gas. By gradually exchanging liquid for gas as the shell becomes heavier, the animal remains ______ and can hover at a chosen depth without swimming, whereas an individual whose chambers have been flooded sinks.",
      clue: "can hover at a chosen depth without swimming",
      reason:
        "*Buoyant* means able to float. The animal can *hover* in the water, whereas one with *flooded* chambers *sinks*.",
      misfits: {
        opaque: {
          code: "not-in-the-text",
          reason:
            "*Opaque* means not letting light pass. The text does not describe how the animal looks.",
        },
        permeable: {
          code: "relationship-reversed",
          reason:
            "*Permeable* means letting liquid in. A shell that has been flooded is what makes an individual sink.",
        },
        brittle: {
          code: "wrong-sense",
          reason:
            "*Brittle* means easily broken. A shell might be so, but it would not enable the animal to *hover*.",
        },
      },
      opening: "The animal hovers without swimming, and a flooded one sinks.",
      hint: "*Whereas* introduces the opposite case.",
      source: "Buoyancy of the nautilus: standard reference works in zoology",
    },
    brittle: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Metallurgist Farah Qureshi attributes the loss of several early steel vessels less to inadequate design than to the behavior of the plate in cold water. Sulfur that the processes of the period left in the metal rendered it ______ at temperatures near freezing, so that a collision, instead of deforming the hull, would have cracked it.",
      clue: "instead of deforming the hull, would have cracked it",
      reason:
        "*Brittle* means liable to break instead of bending. A collision, *instead of deforming the hull, would have cracked it*.",
      misfits: {
        opaque: {
          code: "wrong-sense",
          reason:
            "*Opaque* means not letting light pass, a property that has no effect in a collision.",
        },
        permeable: {
          code: "half-right",
          reason:
            "*Permeable* means letting liquid pass through. Water enters a hull once it has been *cracked*, but it does not pass through the plate itself.",
        },
        buoyant: {
          code: "contradicts-the-text",
          reason:
            "*Buoyant* means able to float. The property contributed to *the loss* of the vessels.",
        },
      },
      opening: "In cold water the metal cracked where it would otherwise have bent.",
      hint: "The clause that begins with *so that* gives the effect and what it replaced.",
    },
  },
});
