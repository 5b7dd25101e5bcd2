import { formAfterALead } from "./form-after-a-lead.ts";
import { formOfADeed } from "./form-of-a-deed.ts";
import { isOrHas } from "./is-or-has.ts";
import { likeWithLike } from "./like-with-like.ts";
import { ownOrBeing } from "./own-or-being.ts";
import { ownerOrOwners } from "./owner-or-owners.ts";
import { subjectOrOwner } from "./subject-or-owner.ts";
import { themOrThemselves } from "./them-or-themselves.ts";
import { thereOrTheir } from "./there-or-their.ts";
import { thisOrWhat } from "./this-or-what.ts";
import { twoNounsAtOnce } from "./two-nouns-at-once.ts";
import { wasOrHas } from "./was-or-has.ts";
import { whoseOrWhos } from "./whose-or-whos.ts";

export const usageConventions = [
  ownOrBeing,
  subjectOrOwner,
  themOrThemselves,
  thereOrTheir,
  whoseOrWhos,
  thisOrWhat,
  formAfterALead,
  formOfADeed,
  ownerOrOwners,
  twoNounsAtOnce,
  likeWithLike,
  isOrHas,
  wasOrHas,
];
