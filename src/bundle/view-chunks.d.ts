import type { Compiler } from 'webpack';

export const VIEW_CHUNKS: string;

export class ViewChunksPlugin {
	apply( compiler: Compiler ): void;
}
