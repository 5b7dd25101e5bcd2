import type { NoteSet } from "../note-set.ts";

export const sinansDomes: NoteSet = {
  id: "sinans-domes",
  field: "arts",
  source: "Standard histories of Ottoman architecture; encyclopedias of art",
  notes: [
    "Mimar Sinan was the chief architect of the Ottoman Empire from about 1539 until his death in 1588.",
    "He built the Süleymaniye Mosque in Istanbul between 1550 and 1557.",
    "Its dome, about 27 meters across, rests on four piers.",
    "He built the Selimiye Mosque in Edirne between about 1568 and 1575.",
    "Its dome, about 31 meters across, rests on eight piers.",
    "Sinan is said to have called the Süleymaniye the work of a journeyman and the Selimiye that of a master.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the sizes of the domes of the two mosques",
      uses: [2, 4],
      key: {
        text: "The dome of the Süleymaniye Mosque, about 27 meters across, is smaller than the dome of the later Selimiye Mosque, which measures about 31 meters.",
        reason: "This gives the width of each dome and says which is smaller.",
      },
      wrong: [
        {
          text: "The dome of the Selimiye Mosque rests on eight piers, twice as many as there are under the dome of the Süleymaniye Mosque in Istanbul.",
          code: "beside-the-point",
          reason: "This compares the numbers of piers.",
        },
        {
          text: "The dome of the Selimiye Mosque in Edirne measures about 31 meters across and rests on eight piers, unlike that of the Süleymaniye Mosque in Istanbul.",
          code: "half-right",
          reason: "This gives the size of one dome only.",
        },
        {
          text: "The dome of the Selimiye Mosque in Edirne measures about 31 meters across and thus has the same width as that of the Süleymaniye Mosque in Istanbul.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The notes give the dome of the Süleymaniye a width of about 27 meters.",
        },
      ],
      step: "Sizes are given by the widths of the domes. One note for each mosque contains this measure.",
      look: "how far across each dome is",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how the domes of the two mosques are supported",
      uses: [2, 4],
      key: {
        text: "While Sinan used four piers to support the dome of the Süleymaniye, he used eight for that of the later Selimiye.",
        reason: "This gives the number of piers under each dome and contrasts the two.",
      },
      wrong: [
        {
          text: "While the dome of the Süleymaniye Mosque is about 27 meters across, that of the Selimiye Mosque is about 31 meters across.",
          code: "beside-the-point",
          reason: "This contrasts the widths of the domes, not what supports them.",
        },
        {
          text: "While the Süleymaniye Mosque stands in Istanbul, the Selimiye Mosque, whose dome rests on eight piers, stands in Edirne.",
          code: "half-right",
          reason: "This tells of the piers of only one mosque.",
        },
        {
          text: "While the dome of the Süleymaniye Mosque rests on four piers, that of the Selimiye Mosque is carried by its walls alone.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say that the dome of the Selimiye rests on eight piers.",
        },
      ],
      step: "What supports a dome is told in the same notes as its width, but only the supports matter here.",
      look: "what each dome rests on",
    },
    {
      goal: "time",
      level: "Hard",
      wants: "specify when in Sinan's term as chief architect the Selimiye Mosque was built",
      uses: [0, 3],
      key: {
        text: "Sinan, chief architect from about 1539 to 1588, built the Selimiye Mosque in the later half of his term, between about 1568 and 1575.",
        reason: "This gives the years of building and their place within the term.",
      },
      wrong: [
        {
          text: "Sinan, who was chief architect of the Ottoman Empire from about 1539 until his death in 1588, built the Selimiye Mosque in Edirne.",
          code: "half-right",
          reason: "This gives the years of the term but not those of the building.",
        },
        {
          text: "Sinan, who was chief architect of the Ottoman Empire, built the Süleymaniye Mosque in Istanbul earlier in his term, between 1550 and 1557.",
          code: "beside-the-point",
          reason: "These years belong to the other mosque.",
        },
        {
          text: "Sinan, who was chief architect of the Ottoman Empire, built the Selimiye Mosque in Edirne early in his term, between 1550 and 1557.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The notes date the Selimiye to between about 1568 and 1575.",
        },
      ],
      step: "Two spans of years are needed: that of the office and that of the building in question.",
      look: "how long Sinan held his office and when he built in Edirne",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants:
        "introduce Sinan and the mosque that he reportedly ranked highest to an audience unfamiliar with him",
      uses: [0, 3, 5],
      key: {
        text: "Mimar Sinan, who built the Selimiye Mosque in Edirne and is said to have called it the work of a master, was chief architect of the Ottoman Empire.",
        reason: "This says who Sinan was and which mosque he is said to have ranked highest.",
      },
      wrong: [
        {
          text: "Sinan is said to have called the Selimiye, whose dome rests on eight piers, the work of a master but the earlier Süleymaniye only that of a journeyman.",
          code: "half-right",
          reason:
            "This names the work but tells newcomers neither who Sinan was nor that these are mosques.",
        },
        {
          text: "Mimar Sinan, chief architect of the Ottoman Empire in the sixteenth century, built mosques in both Istanbul and Edirne before his death in 1588.",
          code: "wrong-purpose",
          reason: "This introduces Sinan but singles out no mosque as his best.",
        },
        {
          text: "Mimar Sinan, chief architect of the Ottoman Empire in the sixteenth century, built mosques in both Istanbul and Edirne and is said to have ranked the one in Istanbul highest.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "The notes say that he called the mosque in Edirne the work of a master and the other that of a journeyman.",
        },
      ],
      step: "The sentence must say what Sinan was and single out one building by his own ranking.",
      look: "what office Sinan held and how he is said to have ranked his works",
    },
  ],
};
