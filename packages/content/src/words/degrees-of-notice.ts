import { wordSet } from "./word-set.ts";

export const degreesOfNotice = wordSet({
  id: "degrees-of-notice",
  contexts: {
    negligible: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "The plates of calcite that cover coccolithophores, a group of marine algae, measure a few thousandths of a millimeter, and many dissolve before reaching the ocean floor. Their contribution to the formation of sedimentary rock has nonetheless been far from ______: deposits of chalk hundreds of meters thick consist largely of such plates.",
      clue: "deposits of chalk hundreds of meters thick consist largely of such plates",
      reason:
        "*Negligible* means too small to matter. With *far from*, the blank names what the contribution is not, and deposits hundreds of meters thick are not too small to matter.",
      misfits: {
        conspicuous: {
          code: "contradicts-the-text",
          reason:
            "*Conspicuous* means easily noticed; *far from conspicuous* would make the contribution hard to notice, though it forms *deposits of chalk hundreds of meters thick*.",
        },
        inadvertent: {
          code: "wrong-sense",
          reason:
            "*Inadvertent* means not intended, and neither intention nor its absence can be ascribed to algae.",
        },
        indiscriminate: {
          code: "not-in-the-text",
          reason:
            "*Indiscriminate* means making no choice among things, and the text raises no question of choice.",
        },
      },
      opening:
        "The evidence shows a large contribution, and *far from* reverses the sense of the blank.",
      hint: "Decide from the last clause whether the contribution is large or small, then take *far from* into account.",
      source: "Coccolithophores and the origin of chalk: standard reference works",
    },
    conspicuous: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Many poison frogs of Central and South America are ______ against the background of the forest floor, their reds, yellows, and blues being visible at a considerable distance. Because predators learn to associate such colors with toxins in the skin, the frogs are protected by being seen.",
      clue: "visible at a considerable distance",
      reason:
        "*Conspicuous* means easily noticed, as are bright colors that can be seen from far away.",
      misfits: {
        negligible: {
          code: "wrong-strength-or-tone",
          reason:
            "*Negligible* means too small to matter, but colors that predators *learn to associate* with toxins matter a great deal.",
        },
        inadvertent: {
          code: "not-in-the-text",
          reason:
            "*Inadvertent* means not intended; the text tells what the colors do, not whether anyone meant them to do it.",
        },
        indiscriminate: {
          code: "wrong-sense",
          reason:
            "*Indiscriminate* means making no choice among things, and being seen *at a considerable distance* is not a matter of choice.",
        },
      },
      opening: "The frogs' colors can be seen from far away, and the frogs gain by being seen.",
      hint: "The phrase after the comma explains the blank; ask what it says about the effect of the colors.",
      source: "Warning coloration in poison frogs: standard reference works",
    },
    inadvertent: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "The common carp was brought to North America by design: in the 1870s, the United States Fish Commission imported it as a source of food. The introduction of the zebra mussel a century later was, by contrast, ______. Its larvae arrived in ballast water that ships had taken on in European ports and released in the Great Lakes.",
      clue: "brought to North America by design",
      reason:
        "*Inadvertent* means not intended. The mussel's arrival is contrasted with an import *by design*, and its larvae came in water taken on for another purpose.",
      misfits: {
        negligible: {
          code: "beside-the-point",
          reason:
            "*Negligible* means too small to matter, but the text contrasts how the two species came, not how much they mattered.",
        },
        conspicuous: {
          code: "contradicts-the-text",
          reason:
            "*Conspicuous* means easily noticed, and larvae in a ship's *ballast water* are the reverse of that.",
        },
        indiscriminate: {
          code: "half-right",
          reason:
            "*Indiscriminate* means without careful choice; no one chose the mussel, but the opposite of *by design* is absence of intention.",
        },
      },
      opening: "The arrival of the mussel is set against that of a fish imported on purpose.",
      hint: "*By contrast* sends the reader back to the first sentence; find the phrase that is to be reversed.",
      source:
        "Introduction of the common carp and of the zebra mussel to North America: standard reference works",
    },
    indiscriminate: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "The first synthetic insecticides, among them DDT, were ______ in their effects, killing not only the mosquitoes and beetles against which they were applied but also bees, aquatic insects, and the predators of other pests. Many compounds developed since the 1970s act on a far narrower range of species.",
      clue: "killing not only the mosquitoes and beetles against which they were applied",
      reason:
        "*Indiscriminate* means making no distinction among things, as does a poison that kills harmful and useful insects alike.",
      misfits: {
        negligible: {
          code: "contradicts-the-text",
          reason:
            "*Negligible* means too small to matter, but the effects reached many kinds of insects.",
        },
        conspicuous: {
          code: "beside-the-point",
          reason:
            "*Conspicuous* means easily noticed; whether anyone noticed the deaths is not what the list after *killing* tells.",
        },
        inadvertent: {
          code: "half-right",
          reason:
            "*Inadvertent* means not intended; the bees were not the target, but *the mosquitoes and beetles against which they were applied* were, and the word must cover them all.",
        },
      },
      opening: "The insecticides killed useful insects together with those they were meant for.",
      hint: "The words *not only* begin a list of what was killed; ask whether any selection was made.",
      source: "Broad-spectrum insecticides such as DDT: standard reference works",
    },
  },
});
