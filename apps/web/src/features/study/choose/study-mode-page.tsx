import { TOPICS } from "@sat/item";
import { useSearch } from "@tanstack/react-router";
import { difficultyOf } from "../../../lib/difficulty-choice.ts";
import { useUser } from "../../../lib/session.ts";
import { useStocking } from "../../../question/offline/use-stocking.ts";
import { Page } from "../../../ui/page.tsx";
import { readStudyPlace, sectionOf } from "../study-address.ts";
import { SectionsLevel } from "./sections-level.tsx";
import { SetupLevel } from "./setup-level.tsx";
import { TopicsLevel } from "./topics-level.tsx";
import { useLevelArrival } from "./use-level-arrival.ts";

const TITLE = "Study Mode";

/** Where to study: sections, then the topics of one, then the setup of a session. */
export function StudyModePage() {
  const search = useSearch({ from: "/signed-in/study-mode" });
  const { section: id, topic } = readStudyPlace(search);
  const section = sectionOf(id);
  const name = topic === undefined ? section : TOPICS[topic].name;
  const { preferences } = useUser();
  const { defaultSection } = preferences;
  const difficulty = difficultyOf(preferences);
  useStocking({ section: section ?? (defaultSection || "Mixed"), difficulty, topic });
  useLevelArrival(name === undefined ? TITLE : `${name} · ${TITLE}`);
  if (section === undefined) {
    return (
      <Page>
        <SectionsLevel />
      </Page>
    );
  }
  return (
    <div data-section={section}>
      <Page narrow={topic !== undefined}>
        {topic === undefined ? (
          <TopicsLevel section={section} />
        ) : (
          <SetupLevel key={topic} topic={topic} />
        )}
      </Page>
    </div>
  );
}
