import type { NoteSet } from "../note-set.ts";

export const mountainAndRoad: NoteSet = {
  id: "mountain-and-road",
  field: "arts",
  source: "Museum catalogs of Japanese prints; standard encyclopedias of art",
  notes: [
    "Katsushika Hokusai and Utagawa Hiroshige designed color woodblock prints in Japan in the 1800s.",
    "Hokusai's series *Thirty-Six Views of Mount Fuji* began to appear around 1830.",
    "The series sold so well that ten prints were added, for a total of 46.",
    "Hiroshige's series *The Fifty-Three Stations of the Tokaido* began to appear around 1833.",
    "Its 55 prints show the stopping places along the road from Edo to Kyoto and the two ends of the road.",
    "Both artists used Prussian blue, an imported pigment.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the numbers of prints in the two series",
      uses: [1, 2, 3, 4],
      key: {
        text: "Hiroshige's series *The Fifty-Three Stations of the Tokaido* comprises 55 prints, nine more than Hokusai's *Thirty-Six Views of Mount Fuji*, which has 46.",
        reason: "This gives the total for each series, 55 and 46, and the difference between them.",
      },
      wrong: [
        {
          text: "Hokusai's series *Thirty-Six Views of Mount Fuji* began to appear around 1830, about three years before Hiroshige's *The Fifty-Three Stations of the Tokaido* did.",
          code: "beside-the-point",
          reason: "This compares the dates of the series, not their sizes.",
        },
        {
          text: "Hokusai's *Thirty-Six Views of Mount Fuji* sold so well that its publication continued with ten more prints, which brought the series to a total of 46.",
          code: "half-right",
          reason: "This gives the number of prints for Hokusai's series only.",
        },
        {
          text: "Hokusai's series *Thirty-Six Views of Mount Fuji* comprises 55 prints, nine more than Hiroshige's *The Fifty-Three Stations of the Tokaido*, which has 46.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives each series the number that belongs to the other.",
        },
      ],
      step: "The titles mislead here: each series has more prints than its name promises. The totals stand in the notes that describe what the series contain.",
      look: "how many prints each series came to have",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity in the materials that the two artists used",
      uses: [0, 5],
      key: {
        text: "In their color woodblock prints, Hokusai and Hiroshige both made use of Prussian blue, an imported pigment.",
        reason: "This names a material, Prussian blue, that both artists used.",
      },
      wrong: [
        {
          text: "In the Japan of the 1800s, Hokusai and Hiroshige both designed series of color woodblock prints.",
          code: "beside-the-point",
          reason: "This similarity concerns what the artists made, not the materials.",
        },
        {
          text: "In his color woodblock prints, Hokusai, whose views of Mount Fuji sold very well, made use of Prussian blue, an imported pigment.",
          code: "half-right",
          reason: "This names the material but only one of the artists.",
        },
        {
          text: "In their series of color woodblock prints, Hokusai showed views of Mount Fuji, whereas Hiroshige showed the road from Edo to Kyoto.",
          code: "wrong-purpose",
          reason: "This is a difference, and it concerns the subjects of the prints.",
        },
      ],
      step: "The common point must be a material. One note says of both artists what they worked with.",
      look: "what both artists used",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why Hokusai's series has more prints than its title suggests",
      uses: [1, 2],
      key: {
        text: "Hokusai's series has 46 prints despite the number in its title because the views of Mount Fuji sold so well that ten more were added.",
        reason: "This gives the good sales as the cause of the ten additional prints.",
      },
      wrong: [
        {
          text: "Hokusai's *Thirty-Six Views of Mount Fuji*, a series that began to appear around 1830, came to have a total of 46 prints despite its title.",
          code: "half-right",
          reason: "This points out the odd number but does not explain it.",
        },
        {
          text: "Hokusai's series is not alone in having more prints than its title suggests, for Hiroshige's *The Fifty-Three Stations of the Tokaido* has 55.",
          code: "beside-the-point",
          reason: "This adds a second case instead of a reason for the first.",
        },
        {
          text: "Hokusai's *Thirty-Six Views of Mount Fuji*, a series that began to appear around 1830, came to have 46 prints when ten views of the road to Kyoto were added.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The views of the road belong to Hiroshige's series.",
        },
      ],
      step: "The goal asks for a cause. The note with the total also tells what brought it about.",
      look: "how the series sold and what was added",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Hiroshige's series to an audience unfamiliar with the artist",
      uses: [0, 3, 4],
      key: {
        text: "*The Fifty-Three Stations of the Tokaido*, a series of color woodblock prints designed in Japan by Utagawa Hiroshige, shows the stopping places along the road from Edo to Kyoto.",
        reason: "This says what the series is, who made it, and what it shows.",
      },
      wrong: [
        {
          text: "*The Fifty-Three Stations of the Tokaido*, whose 55 prints also include the two ends of the road, began to appear around 1833, a few years after the first of Hokusai's views.",
          code: "half-right",
          reason:
            "This gives details of the series but never says who Hiroshige was or what kind of prints these are.",
        },
        {
          text: "*Thirty-Six Views of Mount Fuji*, a series of color woodblock prints designed in Japan by Katsushika Hokusai, began to appear around 1830 and sold so well that it was enlarged.",
          code: "beside-the-point",
          reason: "This introduces the series of the other artist.",
        },
        {
          text: "*The Fifty-Three Stations of the Tokaido*, a series of color woodblock prints designed in Japan by Utagawa Hiroshige, sold so well that it was enlarged to 46 prints.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "The good sales and the total of 46 belong to the series by Hokusai; Hiroshige's has 55 prints.",
        },
      ],
      step: "Newcomers need to be told who the artist was, what sort of work the series is, and what can be seen in it.",
      look: "what the artists designed and what Hiroshige's series shows",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "make a generalization about the titles of the two series",
      uses: [1, 2, 3, 4],
      key: {
        text: "Both series have more prints than their titles promise, Hokusai's *Thirty-Six Views of Mount Fuji* by ten and Hiroshige's *The Fifty-Three Stations of the Tokaido* by two.",
        reason: "This makes one claim about the titles that covers both series.",
      },
      wrong: [
        {
          text: "The title of Hokusai's series *Thirty-Six Views of Mount Fuji* understates its size, since ten prints were added after the others had sold so well, for a total of 46.",
          code: "half-right",
          reason: "This claim covers the title of only one series.",
        },
        {
          text: "The prints in both series began to appear within a few years of each other: Hokusai's *Thirty-Six Views of Mount Fuji* around 1830, and Hiroshige's *The Fifty-Three Stations of the Tokaido* around 1833.",
          code: "beside-the-point",
          reason: "This claim covers both series but is about their dates and not their titles.",
        },
        {
          text: "The titles of both series state their exact size: Hokusai's *Thirty-Six Views of Mount Fuji* has 36 prints, and Hiroshige's *The Fifty-Three Stations of the Tokaido* has 53.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The notes give the series 46 and 55 prints, more than the titles state.",
        },
      ],
      step: "Compare the number in each title with the number of prints, and ask what is true of both titles.",
      look: "what the series are called and how many prints they have",
    },
  ],
};
