import { createContext } from '@wordpress/element';
import type { PartGate } from '../rules/gates';

/** Restrictions on the media pickers of a core block with features outside the plan. */
export type MediaGate = {
	gate: PartGate;
	/**
	 * Called when the author tries a feature outside the plan. `file` is the name of a file to upload; undefined for
	 * other media.
	 */
	onRefused( file?: string ): void;
	/** Called when the author has used a feature that the plan includes. */
	onAccepted(): void;
};

/** The gate of the surrounding core block; null in other blocks. */
export const GateContext = createContext< MediaGate | null >( null );
