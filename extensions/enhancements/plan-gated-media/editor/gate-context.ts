import { createContext } from '@wordpress/element';
import type { PartGate } from '../rules/gates';

/** Rules for media pickers inside a core block whose features the plan limits. */
export type MediaGate = {
	gate: PartGate;
	/**
	 * Called when the author tries something the plan does not include: uploading the named file, or using media from
	 * elsewhere (no name).
	 */
	onRefused( file?: string ): void;
	/** Called when the author has used something that the plan includes. */
	onAccepted(): void;
};

/** The gate of the surrounding core block; null in other blocks. */
export const GateContext = createContext< MediaGate | null >( null );
