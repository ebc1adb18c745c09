import type { FastifyInstance } from 'fastify';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { CallName } from '#shared/contracts/calls.ts';
import type { SimulationSource } from '../modules/practice/simulations/simulation-source.ts';

/** How pages call the API in-process; the page bundle declares the same shape. */
export type ApiTransport = (
  request: { url: string },
  name: CallName,
) => Promise<{ status: number; text: string; data?: unknown; totalCount: string | null }>;

export interface RenderTools {
  nonce: string | undefined;
  transport: ApiTransport;
  now: Date;
  reportError: (error: unknown) => void;
}

/**
 * The page bundle: React Router's build, whose entry module also has what the server renders it
 * with. Another copy of React Router would not know the pages' contexts.
 */
export type PageBundle = ServerBuild & {
  entry: {
    module: {
      createRequestHandler: typeof createRequestHandler;
      makeContext(tools: RenderTools): RouterContextProvider;
    };
  };
};

/** Where pages come from: the production build, or Vite in development. */
export interface PageSource {
  mode: 'production' | 'development';
  /** Serves the files that pages load: scripts, styles, fonts, images. */
  addAssets(app: FastifyInstance, contentPolicy: string): Promise<void>;
  load(): Promise<PageBundle>;
  /** What the lab of a page runs. Built with the pages, but not public. */
  simulations: SimulationSource;
}
