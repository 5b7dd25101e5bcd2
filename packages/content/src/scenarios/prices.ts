import type { Context } from "./context.ts";

/** A thing for sale, with prices in dollars as they are in life. */
export interface PricedThing extends Context {
  /** "a sea kayak", for the first mention. */
  readonly a: string;
  /** "the kayak", from then on. */
  readonly the: string;
  /** "a paddling outfitter" */
  readonly seller: string;
  readonly from: number;
  readonly to: number;
}

export const pricedThings: readonly PricedThing[] = [
  {
    a: "a backpacking tent",
    the: "the tent",
    seller: "an outdoor equipment store",
    from: 120,
    to: 640,
    basis: "Backpacking tents cost about $120 to $640.",
  },
  {
    a: "a sea kayak",
    the: "the kayak",
    seller: "a paddling outfitter",
    from: 480,
    to: 2400,
    basis: "Sea kayaks cost about $500 to $2,400.",
  },
  {
    a: "a laboratory microscope",
    the: "the microscope",
    seller: "a scientific supply company",
    from: 180,
    to: 1800,
    basis: "Laboratory microscopes cost about $180 to $1,800.",
  },
  {
    a: "a cordless hammer drill",
    the: "the drill",
    seller: "a hardware chain",
    from: 80,
    to: 420,
    basis: "Cordless hammer drills cost about $80 to $420.",
  },
  {
    a: "a folding wheelchair",
    the: "the wheelchair",
    seller: "a medical supply store",
    from: 140,
    to: 900,
    basis: "Folding wheelchairs cost about $140 to $900.",
  },
  {
    a: "an upright bass",
    the: "the bass",
    seller: "a music retailer",
    from: 900,
    to: 3600,
    basis: "Student basses cost about $900 to $3,600.",
  },
  {
    a: "a portable generator",
    the: "the generator",
    seller: "a farm supply store",
    from: 320,
    to: 1800,
    basis: "Portable generators cost about $320 to $1,800.",
  },
  {
    a: "a commercial espresso machine",
    the: "the machine",
    seller: "a restaurant equipment dealer",
    from: 960,
    to: 5200,
    basis: "Small commercial espresso machines cost about $1,000 to $5,000.",
  },
  {
    a: "a drafting table",
    the: "the table",
    seller: "an art supply store",
    from: 90,
    to: 620,
    basis: "Drafting tables cost about $90 to $620.",
  },
  {
    a: "a refractor telescope",
    the: "the telescope",
    seller: "an optics retailer",
    from: 120,
    to: 1900,
    basis: "Refractor telescopes cost about $120 to $1,900.",
  },
  {
    a: "an electric cargo bicycle",
    the: "the bicycle",
    seller: "a bicycle dealer",
    from: 1200,
    to: 4800,
    basis: "Electric cargo bicycles cost about $1,200 to $4,800.",
  },
  {
    a: "a surveying level",
    the: "the level",
    seller: "a construction supply company",
    from: 180,
    to: 1200,
    basis: "Surveying levels cost about $180 to $1,200.",
  },
  {
    a: "a hand-knotted wool rug",
    the: "the rug",
    seller: "a carpet importer",
    from: 240,
    to: 2800,
    basis: "Hand-knotted wool rugs cost about $240 to $2,800.",
  },
  {
    a: "a noise-canceling headset",
    the: "the headset",
    seller: "an electronics retailer",
    from: 60,
    to: 380,
    basis: "Noise-canceling headsets cost about $60 to $380.",
  },
  {
    a: "a welding helmet",
    the: "the helmet",
    seller: "a welding supply store",
    from: 48,
    to: 320,
    basis: "Welding helmets cost about $48 to $320.",
  },
];
