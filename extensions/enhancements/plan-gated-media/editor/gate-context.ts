import { createContext } from '@wordpress/element';
import type { PartGate } from '../rules/gates';

/** How media pickers inside a block handle the plan. */
export type MediaGate =
	/** The banner says it all: an error of a file that the block takes is not shown besides. */
	| { scope: 'whole' }
	| {
			scope: 'part';
			gate: PartGate;
			/** The author wanted what the plan leaves out: a file by its name, or media that are elsewhere. */
			onRefused( file?: string ): void;
			/** The author has taken something else. */
			onAccepted(): void;
	  };

/** The gate of the block around; null in a block that is free. */
export const GateContext = createContext< MediaGate | null >( null );
