import { createContext } from '@wordpress/element';

/** What the media pickers and uploads in a paid block tell the banner above it. */
type PaidBlock = {
	/** A file of a type that the block takes was uploaded: the banner goes. */
	handleUpload(): void;
};

/**
 * The block around, while its plan is missing and the banner says so; null in every other block. Errors of files that
 * the block takes are not shown in it: the plan is the reason.
 */
export const PaidBlockContext = createContext< PaidBlock | null >( null );
