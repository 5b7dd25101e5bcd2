import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { tellDeletion, tellSession } from "../../../lib/session-channel.ts";
import { workCopies } from "../../../question/offline/shelf-copies.ts";
import { NOBODY } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import { sittingServer } from "../../../test/sitting-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

it("a test that is open when its account is deleted in another tab leaves nothing behind", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { uid } = aLearner();
  const { server, handlers } = sittingServer();
  const page = visitAs(aLearner(), "/test?id=sitting-1", handlers);
  fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
  await screen.findByRole("article", { name: "Question 1" });
  server.isAway = true;
  fireEvent.click(screen.getAllByRole("radio")[0] ?? document.body);
  expect(await workCopies.all(uid)).toHaveLength(1);

  page.api.answer(NOBODY);
  tellDeletion(uid);
  tellSession("signed-out");
  await screen.findByRole("button", { name: "Continue with Google" });
  expect(Object.keys(localStorage).filter((key) => key.includes(uid))).toEqual([]);
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await waitFor(async () => expect(await names()).not.toContain(`sat:test-work:${uid}`));
});
