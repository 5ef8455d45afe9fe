import { createContext } from '@wordpress/element';
import type { PartGate } from '../rules/gates';

/** Rules for media pickers inside a core block whose features the plan limits. */
export type MediaGate = {
	gate: PartGate;
	/** The author wanted what the plan leaves out: a file by its name, or media that are elsewhere. */
	onRefused( file?: string ): void;
	/** The author has taken something else. */
	onAccepted(): void;
};

/** The gate of the core block around; null in every other block. */
export const GateContext = createContext< MediaGate | null >( null );
