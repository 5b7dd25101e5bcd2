import type { Review } from "@sat/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { localDay } from "../../lib/local-day.ts";
import { type Handlers, loseConnection, refuse } from "../../test/fake-api.ts";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";

/** The local day so many days from today. */
function inDays(days: number): string {
  return new Date(Date.parse(localDay()) + days * 86_400_000).toISOString().slice(0, 10);
}

const NOTHING: Review = { due: 0, today: 0, minutes: 0, done: [], nextDay: null };

/** A server at which so much is due. */
function reviewServer(change: Partial<Review> = {}): Handlers {
  return { ...questionServer(), "GET /api/review": () => ({ ...NOTHING, ...change }) };
}

async function open(handlers = reviewServer(), address = "/review") {
  const page = visitAs(aLearner({ defaultSection: "Reading" }), address, handlers);
  await screen.findByRole("heading", { level: 1, name: "Review" });
  return page;
}

async function begin(handlers: Handlers, address?: string) {
  const page = await open(handlers, address);
  await page.person.click(await screen.findByRole("button", { name: /^Start/ }));
  await screen.findByRole("radiogroup");
  return page;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;

function submit(letter: string) {
  const options = within(screen.getByRole("article")).getAllByRole("radio");
  const option = options.find((each) => each.getAttribute("value") === letter);
  if (option === undefined) throw new Error(`no option ${letter}`);
  fireEvent.click(option);
  fireEvent.click(button("Submit Answer"));
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("before a review, the page tells", () => {
  it.each<readonly [string, Partial<Review>, string]>([
    ["7 questions are due, about 9 minutes.", { due: 30, today: 7, minutes: 9 }, ""],
    ["1 question is due, about 1 minute.", { due: 1, today: 1, minutes: 1 }, ""],
    [
      "4 questions are due, and 6 more on circles, about 12 minutes.",
      { due: 4, today: 4, minutes: 12 },
      "?skill=S.D&more=6",
    ],
    ["6 questions on circles, about 9 minutes.", { minutes: 9 }, "?skill=S.D&more=6"],
  ])("%s", async (words, review, search) => {
    const { api } = await open(reviewServer(review), `/review${search}`);
    expect(await screen.findByText(words)).toBeDefined();
    expect(button(review.due === undefined ? "Start" : "Start Review")).toBeDefined();
    // What is due beyond today's share is told nowhere.
    expect(screen.queryByText(/30/)).toBeNull();
    const [call] = api.calls.filter(({ endpoint }) => endpoint === "GET /api/review");
    expect(call?.query).toEqual({
      timeZone: "UTC",
      ...(search !== "" && { skill: "S.D", more: "6" }),
    });
  });

  it("when something comes back, if nothing is due", async () => {
    await open(reviewServer({ nextDay: inDays(1) }));
    expect(await screen.findByText("Nothing is due today.")).toBeDefined();
    expect(screen.getByText("The next review is tomorrow.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Start Review" })).toBeNull();
  });

  it("how things come back, if nothing was missed yet", async () => {
    await open();
    expect(await screen.findByText(/^What you miss comes back here the next day/)).toBeDefined();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Practice" })).toBeDefined();
  });

  it.each(["?skill=X.Y&more=6", "?skill=S.D&more=none", "?skill=S.D&more=-1"])(
    "what is due alone, if the address makes no sense: %s",
    async (search) => {
      await open(reviewServer({ due: 1, today: 1, minutes: 2 }), `/review${search}`);
      expect(await screen.findByText("1 question is due, about 2 minutes.")).toBeDefined();
    },
  );

  it("that it could not be loaded, and tries again", async () => {
    const { api, person } = await open({ "GET /api/review": loseConnection });
    await screen.findByText("Failed to load your review. Please try again.");
    api.answer(reviewServer());
    await person.click(button("Try Again"));
    expect(await screen.findByText("Nothing is due today.")).toBeDefined();
  });

  it("that it needs a connection, while there is none", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open({ "GET /api/review": loseConnection });
    expect(await screen.findByText("Review needs a connection.")).toBeDefined();
  });
});

describe("a review", () => {
  it("asks for what is due, of any section, and counts its questions", async () => {
    const { api } = await begin(reviewServer({ due: 2, today: 2, minutes: 3 }));
    expect(heading()).toBe("Question 1 of 2");
    expect(document.activeElement).toBe(screen.getByRole("article"));
    expect(api.bodies("POST /api/question")[0]).toEqual({
      section: "Mixed",
      difficulty: "Medium",
      kinds: ["choice", "entry"],
      purpose: "review",
      timeZone: "UTC",
    });
    submit("B");
    fireEvent.click(button("Next Question"));
    await screen.findByText("What is number 2?");
    expect(heading()).toBe("Question 2 of 2");
    expect(api.bodies("POST /api/question")).toHaveLength(2);
  });

  it("spreads the questions of a skill among those due", async () => {
    const handlers = reviewServer({ due: 2, today: 2, minutes: 6 });
    const { api } = await begin(handlers, "/review?skill=S.D&more=2");
    for (let number = 1; number < 4; number++) {
      submit("B");
      fireEvent.click(button("Next Question"));
      await screen.findByText(`What is number ${number + 1}?`);
    }
    expect(heading()).toBe("Question 4 of 4");
    const asked = api.bodies("POST /api/question").map(({ purpose, skill }) => purpose ?? skill);
    expect(asked).toEqual(["review", "S.D", "review", "S.D"]);
  });

  it("begins at once with what was suggested, and the wish leaves the history", async () => {
    const because = { cause: "share", examQuestions: 1 } as const;
    const focus = { skill: "S.D", questions: 2, because } as const;
    const handlers = {
      ...reviewServer({ due: 5, today: 5 }),
      "GET /api/activities": () => ({
        doneToday: false,
        activities: [{ kind: "set" as const, due: 1, focus, minutes: 5 }],
      }),
    };
    const { person, router } = visitAs(aLearner({ planProposed: true }), "/dashboard", handlers);
    await person.click(await screen.findByRole("link", { name: "Start" }));
    await screen.findByRole("radiogroup");
    expect(heading()).toBe("Question 1 of 3");
    expect(router.history.location.state).not.toHaveProperty("wantsQuestion");
  });

  it("is called after its skill where nothing is due, until it is over", async () => {
    await begin(reviewServer({ minutes: 1 }), "/review?skill=H.B&more=1");
    const name = "Practice: Linear functions";
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(name);
    expect(document.title).toBe(`${name} · SAT Practice`);
    submit("B");
    fireEvent.click(button("Finish"));
    await screen.findByText("1 of 1 right.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Review");
    expect(document.title).toBe("Review · SAT Practice");
  });

  it("says of a question why it comes, and after it that the trap was seen", async () => {
    const words = "Due again: opposite sign taken, missed on October 12.";
    const reason = { because: "wish", met: "slip", near: "model", words } as const;
    await begin({
      ...reviewServer({ due: 1, today: 1, minutes: 2 }),
      ...questionServer({ reason }),
    });
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText("Another like it")).toBeDefined();
    submit("B");
    expect(screen.getByText("That was the same trap. You saw it this time.")).toBeDefined();
    expect(button("Finish Review")).toBeDefined();
  });

  it("ends with what came right, what comes back, and when", async () => {
    const { api, address } = await begin(
      reviewServer({ due: 2, today: 2, minutes: 3 }),
      "/review?skill=S.D&more=1",
    );
    for (const letter of ["B", "B"]) {
      submit(letter);
      fireEvent.click(button("Next Question"));
      await waitFor(() => expect(screen.queryByText("Correct!")).toBeNull());
      await screen.findByRole("radiogroup");
    }
    submit("C");
    api.answer(
      reviewServer({
        nextDay: inDays(1),
        done: [
          {
            questionId: "m-1",
            skill: "H.D",
            slip: "opposite-sign",
            right: true,
            dueDay: inDays(3),
          },
          { questionId: "m-2", skill: "WIC", slip: null, right: false, dueDay: inDays(1) },
        ],
      }),
    );
    fireEvent.click(button("Finish Review"));
    const result = await screen.findByText("2 of 3 right.");
    expect(document.activeElement).toBe(result);
    expect(await screen.findByText("That is all for today.")).toBeDefined();
    const rows = within(screen.getByRole("region", { name: "Reviewed today" })).getAllByRole(
      "listitem",
    );
    expect(rows[0]?.textContent).toMatch(
      /^Opposite sign takenSystems of two linear equationsRight, back on \w+day, /,
    );
    expect(rows[1]?.textContent).toBe("Words in ContextMissed, back tomorrow");
    expect(address()).toBe("/review");
    expect(localStorage.getItem("sat:learner:user-1:plan-of-review")).toBeNull();
  });

  it("goes on after a reload where it was left, and begins anew on another day", async () => {
    await begin(reviewServer({ due: 3, today: 3, minutes: 4 }));
    submit("B");
    fireEvent.click(button("Next Question"));
    await screen.findByText("What is number 2?");
    cleanup();
    await open(reviewServer({ due: 2, today: 2, minutes: 3 }));
    expect(await screen.findByText("What is number 2?")).toBeDefined();
    expect(heading()).toBe("Question 2 of 3");
    cleanup();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    await begin(reviewServer({ due: 2, today: 2, minutes: 3 }));
    // What the other had fetched ahead is asked anew.
    expect(screen.getByText("What is number 1?")).toBeDefined();
    expect(heading()).toBe("Question 1 of 2");
    vi.useRealTimers();
  });

  it("has what was fetched ahead after a reload too, and asks for it no more", async () => {
    await begin(reviewServer({ due: 2, today: 2, minutes: 3 }));
    submit("B");
    cleanup();
    const { api } = await open(reviewServer());
    await screen.findByText("What is number 1?");
    fireEvent.click(button("Next Question"));
    expect(await screen.findByText("What is number 2?")).toBeDefined();
    expect(api.bodies("POST /api/question")).toEqual([]);
  });

  it("has a question of a skill that was fetched ahead, and not shown, on another day too", async () => {
    const circles = questionServer({ question: "Which circle is larger?" });
    await begin({ ...reviewServer({ minutes: 3 }), ...circles }, "/review?skill=S.D&more=2");
    cleanup();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    const { api } = await begin(reviewServer({ minutes: 2 }), "/review?skill=S.D&more=1");
    expect(screen.getByText("Which circle is larger?")).toBeDefined();
    expect(api.bodies("POST /api/question")).toEqual([]);
    vi.useRealTimers();
  });

  it("can be tried on when a question does not come", async () => {
    const server = reviewServer({ due: 1, today: 1, minutes: 2 });
    const { api, person } = await open({ ...server, "POST /api/question": loseConnection });
    await person.click(await screen.findByRole("button", { name: "Start Review" }));
    expect(await screen.findByText(/^Failed to load question\./)).toBeDefined();
    api.answer(server);
    await person.click(button("Try Again"));
    expect(await screen.findByText("What is number 1?")).toBeDefined();
  });

  it("is over when the server has nothing more that is due, as after one on another device", async () => {
    const server = reviewServer({ due: 1, today: 1, minutes: 2 });
    const nothingDue = () => refuse(409, "", "nothing-due");
    const { api, person } = await open({ ...server, "POST /api/question": nothingDue });
    await person.click(await screen.findByRole("button", { name: "Start Review" }));
    expect(await screen.findByText("Nothing more is due today.")).toBeDefined();
    api.answer(reviewServer({ nextDay: inDays(1) }));
    await person.click(button("See What Comes Back"));
    expect(await screen.findByText("The next review is tomorrow.")).toBeDefined();
  });
});
