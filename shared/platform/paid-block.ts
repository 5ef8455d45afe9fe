import { createContext } from '@wordpress/element';

/** Lets media pickers and uploads control a paid block's banner. */
type PaidBlock = {
	/** Hides the banner. Called after an accepted file has been uploaded. */
	handleUpload(): void;
};

/**
 * The surrounding paid block while it shows an upgrade banner; otherwise null. While the banner is shown, upload errors
 * for accepted file types are hidden, because the missing plan causes them.
 */
export const PaidBlockContext = createContext< PaidBlock | null >( null );
