import { rivalModel } from "../../craft/studies/rival-model.ts";

/** Which finding speaks for, or against, one of two explanations of what people do or did. */
export const rivalAccounts = rivalModel({
  id: "rival-accounts",
  version: 2,
  topic: "historical-documents",
});
