import type { ModifierFacts } from "@sat/engine";

type Kind = ModifierFacts["pairs"][number][2];

/** Whether a noun of that kind could be what the opening phrase says; `undefined` if the phrase begins in no known way. */
export function couldDescribe(phrase: string, kind: Kind): boolean | undefined {
  const known = DESCRIBABLE.filter(([, opening]) => opening.test(phrase));
  return known.length === 0 ? undefined : known.some(([kinds]) => kinds.includes(kind));
}

/** What opening phrases begin with, and all the kinds of nouns of which so much can be said; generous in its kinds. */
const DESCRIBABLE: readonly (readonly [kinds: readonly Kind[], opening: RegExp])[] = [
  [
    ["person"],
    /^(wearing|seated|humming|whistling|tying|clearing|rolling up|peering|squinting|gripping|adjusting|stamping (his|her)|carrying .+ over their|pulling|rowing|pedaling|untying|yawning|brushing away|working|shouting|holding (a|an|his|her) |pressing a|balancing on|leaning down from (his|her)|lowering his|closing (his|her)|tapping out|bent over (his|her)|searching .+ with|watching through|standing .+ with)\b/i,
  ],
  [
    ["person", "bird", "beast"],
    /^(leaning (close|over|out)|kneeling|bending|crouching|running (barefoot|for the last bus)|gasping|breathing|standing on tiptoe)\b/i,
  ],
  [["bird"], /^(ruffling its gray feathers|wading|hovering on narrow wings|chattering)\b/i],
  [["beast", "insect"], /^clinging to the wall by its toes\b/i],
  [["beast", "bird"], /^(floating on its back|mewing|covered in .+ fur|saddled)\b/i],
  [["fish", "person", "beast"], /^swimming\b/i],
  [["fish"], /^(flashing its scales|flattening all eight arms|sealed tight by .+ muscles)\b/i],
  [["insect"], /^(buzzing|flashing its green light)\b/i],
  [["plant"], /^(curled .+ frond|crusted|baited|growing thickly|taller)\b/i],
  [["food", "plant"], /^(ripened|harvested)\b/i],
  [["food"], /^(packed in salt|baked)\b/i],
  [["powder"], /^(ground|stirred|beaten)\b/i],
  [
    ["liquid"],
    /^(drawn from .+ cows|topped with a crest|covering the salt|carried .+ in clay jugs)\b/i,
  ],
  [["ice"], /^sawed from the middle of the lake\b/i],
  [["stone"], /^(cut from a quarry|pulled from the walls|built up drop by drop)\b/i],
  [["tool"], /^(swung|sharpened|honed|whittled|tipped with|bent twice)\b/i],
  [["tool", "ware", "craft"], /^carved from\b/i],
  [["tool", "sheet"], /^bound together\b/i],
  [
    ["ware", "building", "craft"],
    /^(filled (to the (lid|brim)|with (fresh|olive) oil)|fitted with a (lid|wide box))\b/i,
  ],
  [["ware", "tool", "sheet"], /^(fastened|hung|polished|drilled through the middle)\b/i],
  [["ware", "sheet"], /^wrapped in\b/i],
  [
    ["ware", "tool", "instrument"],
    /^(hanging on a chain|shaped by hand|broken in two|hammered|stamped with|lined with|picked from)\b/i,
  ],
  [["ware"], /^part of the same block\b/i],
  [["ware", "machine", "instrument"], /^built up from hundreds of prisms\b/i],
  [["ware", "cloth", "sheet"], /^woven\b/i],
  [["machine"], /^(wired|mounted on|fitted with two wide)\b/i],
  [["instrument", "ware"], /^(fitted with .+ strings|tuned|cast in bronze)\b/i],
  [
    ["cloth"],
    /^(blown inside out|cut from soft brown leather|torn full of holes|kept folded|stretched tight|folded around|made of canvas)\b/i,
  ],
  [["cord"], /^(trembling|stretched across|twisted|braided|knotted|pulled tight)\b/i],
  [
    ["sheet"],
    /^(torn from a pad|spread over a sheet|printed|framed|laced together|carried .+ in a wooden tube|covered on every side|patched|worn at the spine|made from the bark)\b/i,
  ],
  [["figure"], /^(running from the rim|planned to run along|complete with thorns|pressed deep)\b/i],
  [["film", "sound"], /^played\b/i],
  [["craft", "ware"], /^(loaded with|folded from|swollen with gas)\b/i],
  [["craft"], /^built of overlapping\b/i],
  [
    ["building"],
    /^(bolted|crowded|divided|stacked|paned|rising from a base|built (on|inside|of stone)|stretching from one end)\b/i,
  ],
  [
    ["land"],
    /^(kept open|trampled|formed over|undercut|built up by the wind|carved by the river|stretching to the horizon|fed by|drilled through solid)\b/i,
  ],
  [["sky"], /^(blazing|glowing|blowing|falling|piled up in white)\b/i],
  [["body", "tool"], /^worn to a polish\b/i],
  [["sound", "deed"], /^(lingering|whistled|repeated|lasting|echoing|timed)\b/i],
  [
    ["words"],
    /^(published|announced that|spelled out|copied by hand|made of only|known by heart|only ten syllables|composed of)\b/i,
  ],
  [["number"], /^rounded\b/i],
  [["trait"], /^inherited\b/i],
  [
    ["deed"],
    /^(no more than a quick|aimed|announced in|completed|shortened|postponed|over in|planned (to the|ever)|spread over .+ afternoons|mastered|finished)\b/i,
  ],
];
