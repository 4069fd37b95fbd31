/** One server for all tests, with the client that was built into the package. */
import type { TestProject } from "vitest/node";
import { Server } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

export default async function (project: TestProject): Promise<() => Promise<void>> {
  const server = new Server();
  project.provide("address", await server.start());
  return () => server.close();
}
