import { wordSet } from "./word-set.ts";

export const evokeRelinquishDecipherEnrich = wordSet({
  id: "evoke-relinquish-decipher-enrich",
  contexts: {
    evoke: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Without the assistance of words, Bedřich Smetana's symphonic poem *The Moldau* manages to ______ the course of a river through Bohemia. Intertwined flutes and clarinets suggest the river's two sources, a polka recalls a wedding on its banks, and passages for full orchestra give the impression of rapids.",
      clue: "give the impression of rapids",
      reason:
        "To *evoke* is to call to mind, as do passages that *suggest*, *recall*, and *give the impression of* parts of a river.",
      misfits: {
        relinquish: {
          code: "contradicts-the-text",
          reason:
            "To *relinquish* is to give up, but each of the examples keeps the river before the listener.",
        },
        decipher: {
          code: "relationship-reversed",
          reason:
            "To *decipher* is to make out the meaning of something obscure; here the music presents a river, and it is the listener who might interpret the music.",
        },
        enrich: {
          code: "wrong-sense",
          reason:
            "To *enrich* is to add value to something, and instruments that *suggest* the sources of a river add nothing to the river.",
        },
      },
      opening: "Each example shows the music calling some part of the river to mind.",
      hint: "Three verbs or phrases in the second sentence have nearly one meaning; find a verb that covers them.",
      source: "Smetana's symphonic poem The Moldau (Vltava): standard reference works",
    },
    relinquish: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "When the Meiji government abolished the feudal domains of Japan in 1871, their hereditary rulers were compelled to ______ the administrative powers that their families had exercised for generations. Governors appointed by the central government assumed these powers, and most of the former rulers were relocated to Tokyo.",
      clue: "Governors appointed by the central government assumed these powers",
      reason:
        "To *relinquish* is to give up, which is what the rulers had to do with powers that appointed governors then *assumed*.",
      misfits: {
        evoke: {
          code: "wrong-sense",
          reason:
            "To *evoke* is to call to mind, but an abolition that is enforced calls for more than a reminder of the old powers.",
        },
        decipher: {
          code: "not-in-the-text",
          reason:
            "To *decipher* is to make out what is obscure, and nothing suggests that the powers were hard to understand.",
        },
        enrich: {
          code: "contradicts-the-text",
          reason:
            "To *enrich* is to improve by adding something, but the rulers lost their powers to others.",
        },
      },
      opening: "The powers of the hereditary rulers passed to governors appointed by the state.",
      hint: "Find out who held the powers before 1871 and who held them afterward.",
      source: "The abolition of the han in Japan, 1871: standard reference works",
    },
    decipher: {
      version: 2,
      level: "Medium",
      clueKind: "W6",
      text: "Alice Kober, who died in 1950, did not live to ______ the script known as Linear B, but her systematic comparison of its signs established that they recorded an inflected language. Michael Ventris, relying in part on her tables of related signs, demonstrated in 1952 that the script could be read as an early form of Greek.",
      clue: "demonstrated in 1952 that the script could be read",
      reason:
        "To *decipher* a script is to discover how to read it, which Ventris did two years after the death of Kober, who had prepared the way.",
      misfits: {
        evoke: {
          code: "wrong-sense",
          reason:
            "To *evoke* is to call to mind, and a scholar who compares signs already has them before her.",
        },
        relinquish: {
          code: "not-in-the-text",
          reason:
            "To *relinquish* is to give up; nothing in *systematic comparison* or in Ventris's success suggests that either aimed at abandoning the script.",
        },
        enrich: {
          code: "beside-the-point",
          reason:
            "To *enrich* is to add to the value of something; scholarship on the script was enriched by her tables, but the contrast is with reading the script.",
        },
      },
      opening:
        "Kober's death came before the script could be read, which Ventris then accomplished.",
      hint: "*Did not live to* points to something that came later; look for what happened in 1952.",
      source: "Alice Kober, Michael Ventris, and Linear B: standard reference works",
    },
    enrich: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Critic Yusuf Brandão rejects the assumption that the numerous loanwords in the poet's late work betray a weakening attachment to her native Galician. In his view, these borrowings ______ the language: they supply distinctions for which it possessed no terms, and they displace none of the vocabulary that it already had.",
      clue: "they supply distinctions for which it possessed no terms",
      reason:
        "To *enrich* is to improve by adding something; the borrowings add distinctions that were lacking and take nothing away.",
      misfits: {
        evoke: {
          code: "beside-the-point",
          reason:
            "To *evoke* is to call to mind, but the words after the colon tell what the borrowings add to the language, not what they recall.",
        },
        relinquish: {
          code: "wrong-person-or-text",
          reason:
            "To *relinquish* is to give up, which is close to the *weakening attachment* that others assume and Brandão rejects.",
        },
        decipher: {
          code: "wrong-sense",
          reason:
            "To *decipher* is to make out the meaning of something obscure, and borrowings that *supply distinctions* do not interpret Galician.",
        },
      },
      opening: "For Brandão, the borrowings add to the language and take nothing from it.",
      hint: "Brandão rejects one view; the two clauses after the colon tell what he believes instead.",
    },
  },
});
