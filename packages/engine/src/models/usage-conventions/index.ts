import { formAfterALead } from "./form-after-a-lead.ts";
import { ownerOrOwners } from "./owner-or-owners.ts";
import { subjectOrOwner } from "./subject-or-owner.ts";

export const usageConventions = [formAfterALead, ownerOrOwners, subjectOrOwner];
