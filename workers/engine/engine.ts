import { WorkerEntrypoint } from "cloudflare:workers";
import { type StudyEngine, studyEngine } from "~/ai/builtin/study-engine";
import type { AnswerTask, CardTask, Material, QuestionTask } from "~/ai/ports";
import { createMaterialClient } from "./material-client";
import type { RemoteMaterial, WithRemoteMaterial } from "./remote-material";

/** The calls of `StudyEngine`, with material that is read from the caller by RPC. */
export default class Engine extends WorkerEntrypoint {
  reply(task: WithRemoteMaterial<AnswerTask>): ReturnType<StudyEngine["reply"]> {
    return studyEngine.reply(withMaterial(task));
  }

  writeQuestions(
    task: WithRemoteMaterial<QuestionTask>,
  ): ReturnType<StudyEngine["writeQuestions"]> {
    return studyEngine.writeQuestions(withMaterial(task));
  }

  writeCards(task: WithRemoteMaterial<CardTask>): ReturnType<StudyEngine["writeCards"]> {
    return studyEngine.writeCards(withMaterial(task));
  }

  countItems(material: RemoteMaterial): ReturnType<StudyEngine["countItems"]> {
    return studyEngine.countItems(createMaterialClient(material));
  }

  suggestTopics(topic: string): ReturnType<StudyEngine["suggestTopics"]> {
    return studyEngine.suggestTopics(topic);
  }

  writeGuide(material: RemoteMaterial): ReturnType<StudyEngine["writeGuide"]> {
    return studyEngine.writeGuide(createMaterialClient(material));
  }

  asksFact(message: string): ReturnType<StudyEngine["asksFact"]> {
    return studyEngine.asksFact(message);
  }

  override fetch(): Response {
    return new Response(null, { status: 404 });
  }
}

function withMaterial<T extends WithRemoteMaterial<{ material: Material }>>(task: T) {
  return { ...task, material: createMaterialClient(task.material) };
}
