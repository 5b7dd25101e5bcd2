import type { NoteSet } from "../note-set.ts";

export const powderAndSoda: NoteSet = {
  id: "powder-and-soda",
  field: "everyday",
  source: "McGee, On Food and Cooking (2004); American Chemical Society",
  notes: [
    "Baking soda and baking powder give off carbon dioxide, which makes batter rise.",
    "Baking soda is a single compound, which needs an acid in the batter, such as buttermilk.",
    "Baking powder is a mixture of baking soda, a dry acid, and starch.",
    "The starch keeps the powder dry, since soda and acid react once they are wet.",
    "Double-acting powder gives off some gas when it is mixed with liquid and more in the heat of the oven.",
    "Dough with yeast must rise for an hour or longer, but batter with baking powder can be baked at once.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize what baking soda and baking powder have in common",
      uses: [0],
      key: {
        text: "Baking soda and baking powder have the same effect in batter: both make it rise by giving off carbon dioxide.",
        reason: "This names the gas and the effect that both produce.",
      },
      wrong: [
        {
          text: "Baking soda is a single compound, whereas baking powder is a mixture of baking soda, a dry acid, and starch.",
          code: "beside-the-point",
          reason: "This tells how the two differ.",
        },
        {
          text: "Baking soda makes batter rise by giving off carbon dioxide when the batter contains an acid, such as buttermilk.",
          code: "half-right",
          reason: "This describes the action of only one of them.",
        },
        {
          text: "Baking soda and the dry acid in baking powder react once they are wet, so starch keeps the powder dry.",
          code: "wrong-purpose",
          reason: "This speaks of the parts of the powder and not of what it shares with soda.",
        },
      ],
      step: "Find a statement that is made about both. One note has both names as its subject.",
      look: "what both substances do in batter",
    },
    {
      goal: "difference",
      level: "Easy",
      wants:
        "contrast where the acid comes from in the case of baking soda and in that of baking powder",
      uses: [1, 2],
      key: {
        text: "Baking powder contains the acid with which its soda reacts, whereas baking soda alone needs an acid in the batter, such as buttermilk.",
        reason: "This tells where the acid comes from in each case.",
      },
      wrong: [
        {
          text: "Baking powder contains a dry acid as well as baking soda and starch, whereas baking soda alone is a single compound that makes batter rise.",
          code: "half-right",
          reason: "This tells where the acid comes from in the case of the powder only.",
        },
        {
          text: "Baking powder is a mixture in which starch serves as the acid, whereas baking soda is a compound that contains an acid of its own.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This takes starch for the acid and finds one in baking soda, which needs it from the batter.",
        },
        {
          text: "Baking powder is a mixture in which starch keeps the other parts dry, whereas baking soda is a single compound.",
          code: "beside-the-point",
          reason: "This contrasts a mixture with a compound and names no acid.",
        },
      ],
      step: "Follow the acid. One note says where it must be for soda, the next where it is in powder.",
      look: "where the acid is found in each case",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why baking powder contains starch",
      uses: [2, 3],
      key: {
        text: "Baking powder contains starch because the soda and the acid in it would react if they became wet, and starch keeps the powder dry.",
        reason: "This gives the purpose of the starch and the reaction that it prevents.",
      },
      wrong: [
        {
          text: "Baking powder contains starch as one of its three ingredients because baking soda and a dry acid would not react in the batter without it.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This makes the starch a cause of the reaction, which it really holds off.",
        },
        {
          text: "Baking powder contains starch as one of its three ingredients, along with baking soda and a dry acid, and thus is a mixture rather than a compound.",
          code: "half-right",
          reason: "This says that starch is present but not what for.",
        },
        {
          text: "Baking powder, if it is double-acting, gives off some gas when it is mixed with liquid and more because of the heat of the oven.",
          code: "beside-the-point",
          reason: "This explains when the gas is released.",
        },
      ],
      step: "A reason answers what the starch does. One note names its task and the trouble that would come without it.",
      look: "what the starch does for the powder",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of baking powder over yeast",
      uses: [5],
      key: {
        text: "Batter made with baking powder can be baked at once, whereas dough made with yeast must first rise for an hour or longer.",
        reason: "This names the saving of time and compares the powder with yeast.",
      },
      wrong: [
        {
          text: "Batter made with baking powder rises because of carbon dioxide, a gas that the soda and the acid in the powder give off.",
          code: "beside-the-point",
          reason: "This explains how the powder works and leaves yeast out.",
        },
        {
          text: "Batter made with baking powder rises because of carbon dioxide, and dough made with yeast rises as well if it is given time.",
          code: "half-right",
          reason: "This mentions both but no benefit of one over the other.",
        },
        {
          text: "Batter made with double-acting powder receives some gas when the powder is mixed with liquid and more in the heat of the oven.",
          code: "wrong-purpose",
          reason: "This tells when the gas is released and makes no comparison with yeast.",
        },
      ],
      step: "The comparison must be with yeast, which only one note mentions. See what the cook is spared.",
      look: "how long dough with yeast takes",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce baking powder to an audience unfamiliar with it",
      uses: [0, 2],
      key: {
        text: "Baking powder, a mixture of baking soda, a dry acid, and starch, makes batter rise by giving off carbon dioxide.",
        reason: "This says what the powder is made of and what it is for.",
      },
      wrong: [
        {
          text: "Baking powder, if it is of the double-acting kind, gives off some gas when it is mixed with liquid and more in the heat of the oven.",
          code: "half-right",
          reason:
            "This describes a property of one kind of powder without saying what it is or what it does for batter.",
        },
        {
          text: "Baking powder, a single compound that needs an acid in the batter, such as buttermilk, makes batter rise by giving off carbon dioxide.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This describes baking soda under the name of the powder.",
        },
        {
          text: "Batter must contain an acid, such as buttermilk, if baking soda is to give off carbon dioxide and make it rise.",
          code: "beside-the-point",
          reason: "This speaks of baking soda alone.",
        },
      ],
      step: "An audience new to the thing must learn what it consists of and what it does. One note has the parts and another the effect.",
      look: "what the powder is a mixture of and what it does in batter",
    },
  ],
};
