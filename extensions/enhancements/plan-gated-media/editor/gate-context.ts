import { createContext } from '@wordpress/element';
import type { PartGate } from '../rules/gates';

/** Restrictions of the media pickers in a core block that has features outside the plan. */
export type MediaGate = {
	gate: PartGate;
	/**
	 * Called when the author tries a feature outside the plan: with the file's name for an upload, without a name for
	 * other media.
	 */
	onRefused( file?: string ): void;
	/** Called when the author has used a feature that the plan includes. */
	onAccepted(): void;
};

/** The gate of the surrounding core block; null in other blocks. */
export const GateContext = createContext< MediaGate | null >( null );
